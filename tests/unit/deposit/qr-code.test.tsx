// @vitest-environment node
import * as fc from 'fast-check'
import jsQR from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { accountControl } from '@/rental/payment-slip/account'
import { ipsQrText } from '@/rental/payment-slip/ips-qr'
import { qrPurpose } from '@/rental/payment-slip/purpose'
import { controlledReference } from '@/rental/payment-slip/reference'
import { depositPayment } from '@/routes/public/deposit/deposit-payment'
import { QrCode } from '@/routes/public/deposit/qr-code'

const PIXELS = 4
const DARK_MODULE = /M(\d+) (\d+)h1v1h-1z/g

/** Draws the component's modules as a bitmap and reads that with a decoder of another house. */
function decode(text: string) {
  const drawing = renderToStaticMarkup(<QrCode text={text} x={0} y={0} size={260} />)
  const modules = Number(/viewBox="0 0 (\d+) \1"/.exec(drawing)?.[1])
  const side = modules * PIXELS
  const bitmap = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, left, top] of drawing.matchAll(DARK_MODULE)) {
    for (let row = 0; row < PIXELS; row += 1) {
      const start = ((Number(top) * PIXELS + row) * side + Number(left) * PIXELS) * 4
      for (let pixel = 0; pixel < PIXELS; pixel += 1) bitmap.set([0, 0, 0], start + pixel * 4)
    }
  }
  const read = jsQR(bitmap, side, side)
  return read && { text: new TextDecoder().decode(Uint8Array.from(read.binaryData)), version: read.version }
}

const LETTERS = Array.from('abzABZ0189 .,&"/-šđžčćŠĐŽČĆ')
const line = (most: number) =>
  fc
    .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: most })
    .map((letters) => letters.join('').trim())
    .filter((text) => text !== '')

const payment = fc.record({
  account: fc.stringMatching(/^\d{16}$/).map((first16) => first16 + accountControl(first16)),
  receiver: fc.tuple(line(34), line(34)).map((lines) => lines.join('\n')),
  amount: fc.integer({ min: 1, max: 10 ** 13 }),
  id: fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }).map(String),
})

describe('the drawn QR code', () => {
  it('is read by another decoder as the very text, for any slip', () => {
    fc.assert(
      fc.property(payment, ({ id, ...rest }) => {
        const text = ipsQrText({
          ...rest,
          code: '289',
          purpose: qrPurpose(id),
          reference: `97${controlledReference(id)}`,
        })
        expect(decode(text)?.text).toBe(text)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['1', '123', '1234', '007', '123456789012345'])(
    'is that of the deposit of reservation %s',
    (id) => {
      const { qrText } = depositPayment(id)
      expect(decode(qrText)?.text).toBe(qrText)
      expect(qrText).toContain('|I:RSD117000,00|SF:289|')
      expect(qrText).toMatch(new RegExp(`\\|RO:97\\d\\d${id}$`))
      expect(/\|S:([^|]*)/.exec(qrText)?.[1]?.length).toBeLessThanOrEqual(35)
    },
  )

  it('holds the longest text there is', () => {
    const text = ipsQrText({
      account: '845000000040484987',
      receiver: `${'Šđžčć'.repeat(6)}\n${'ŠĐŽČĆ'.repeat(6)}\nČačak 32`.slice(0, 70),
      amount: 10 ** 13,
      code: '289',
      purpose: 'Šđžčć'.repeat(7),
      reference: `97${controlledReference('9'.repeat(21))}`,
    })
    expect(decode(text)?.text).toBe(text)
    expect(decode(text)?.version).toBeLessThanOrEqual(16)
  })

  it('has a quiet zone of four modules on every side', () => {
    const drawing = renderToStaticMarkup(<QrCode text="Struja" x={0} y={0} size={260} />)
    const modules = Number(/viewBox="0 0 (\d+) /.exec(drawing)?.[1])
    const places = [...drawing.matchAll(DARK_MODULE)].flatMap(([, left, top]) => [Number(left), Number(top)])
    expect(Math.min(...places)).toBe(4)
    expect(Math.max(...places)).toBe(modules - 5)
  })
})
