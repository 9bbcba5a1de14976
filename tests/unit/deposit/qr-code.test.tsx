import * as fc from 'fast-check'
import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { ipsQrText } from '@/rental/payment-slip/ips-qr'
import { referenceControl } from '@/rental/payment-slip/reference'
import { referenceWithControl } from '@/rental/payment-slip/reference'
import { qrPurpose } from '@/rental/payment-slip/slip-texts'
import { depositPayment } from '@/reservations/deposit/payment'
import { QrCode } from '@/reservations/deposit/qr-code'

const PIXELS = 4
const QUIET_ZONE = 4
const VERSION_16_MODULES = 81
const DARK_MODULE = /M(\d+) (\d+)h1v1h-1z/g

const draw = (text: string) => renderToStaticMarkup(<QrCode text={text} x={0} y={0} size={260} />)

/** The modules of a side, with the quiet zone. */
const modulesOf = (drawing: string) => Number(/viewBox="0 0 (\d+) \1"/.exec(drawing)?.[1])

/** Paints the component's modules as a bitmap and gives the text that a decoder reads from it. */
function decode(text: string): string {
  const drawing = draw(text)
  const side = modulesOf(drawing) * PIXELS
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, left, top] of drawing.matchAll(DARK_MODULE)) {
    for (let row = 0; row < PIXELS; row += 1) {
      const start = ((Number(top) * PIXELS + row) * side + Number(left) * PIXELS) * 4
      for (let pixel = 0; pixel < PIXELS; pixel += 1) data.set([0, 0, 0], start + pixel * 4)
    }
  }
  return decodeQR({ width: side, height: side, data }, { timeLimit: Infinity })
}

const LETTERS = Array.from('abzABZ0189 .,&"/-šđžčćŠĐŽČĆ')
const line = (most: number) =>
  fc
    .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: most })
    .map((letters) => letters.join('').trim())
    .filter((text) => text !== '')

const payment = fc.record({
  account: fc.stringMatching(/^\d{16}$/).map((first16) => `${first16}${referenceControl(first16)}`),
  receiver: fc.tuple(line(34), line(34)).map((lines) => lines.join('\n')),
  amount: fc.integer({ min: 1, max: 10 ** 13 }),
  id: fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }).map(String),
})

describe('the drawn QR code', () => {
  it('is decoded to exactly its text, for any slip', () => {
    fc.assert(
      fc.property(payment, ({ id, ...rest }) => {
        const text = ipsQrText({
          ...rest,
          code: '289',
          purpose: qrPurpose(id),
          reference: `97${referenceWithControl(id)}`,
        })
        expect(decode(text)).toBe(text)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['1', '123', '1234', '007', '123456789012345'])('holds the deposit of reservation %s', (id) => {
    const qrText = depositPayment(id)?.qrText ?? ''
    expect(decode(qrText)).toBe(qrText)
    expect(qrText).toContain('|I:RSD117000,00|SF:289|')
    expect(qrText).toMatch(new RegExp(`\\|RO:97\\d\\d${id}$`))
    expect(/\|S:([^|]*)/.exec(qrText)?.[1]?.length).toBeLessThanOrEqual(35)
  })

  it('holds the longest possible text', () => {
    const text = ipsQrText({
      account: '845000000040484987',
      receiver: `${'Šđžčć'.repeat(6)}\n${'ŠĐŽČĆ'.repeat(6)}\nČačak 32`.slice(0, 70),
      amount: 10 ** 13,
      code: '289',
      purpose: 'Šđžčć'.repeat(7),
      reference: `97${referenceWithControl('9'.repeat(21))}`,
    })
    expect(decode(text)).toBe(text)
    expect(modulesOf(draw(text))).toBeLessThanOrEqual(VERSION_16_MODULES + 2 * QUIET_ZONE)
  })

  it('has a quiet zone of four modules on every side', () => {
    const drawing = draw('Struja')
    const places = [...drawing.matchAll(DARK_MODULE)].flatMap(([, left, top]) => [Number(left), Number(top)])
    expect(Math.min(...places)).toBe(QUIET_ZONE)
    expect(Math.max(...places)).toBe(modulesOf(drawing) - QUIET_ZONE - 1)
  })

  it('has error correction level M', () => {
    const drawing = draw('Struja')
    const dark = new Set([...drawing.matchAll(DARK_MODULE)].map(([, left, top]) => `${left} ${top}`))
    // The first two modules of the format, masked as the standard says: unmasked, 00 is level M.
    const level = [0, 1].map((left) => Number(dark.has(`${QUIET_ZONE + left} ${QUIET_ZONE + 8}`)))
    expect(level).toEqual([1, 0])
  })
})
