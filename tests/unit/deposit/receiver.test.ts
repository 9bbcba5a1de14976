import { afterAll, describe, expect, it } from 'vitest'

import { company } from '@/company/company'
import { depositPayment } from '@/reservations/deposit/payment'

const before = { ...company }
// Restored, since other tests share the module.
afterAll(() => void Object.assign(company, before))

const ADDRESS = 'Bulevar Mihajla Pupina 10a/III, 11070 Novi Beograd'

/** The receiver in the QR code of a slip that pays that company. */
function receiverOf(legalName: string, address: string): string | undefined {
  Object.assign(company, { legalName, address })
  const payment = depositPayment('4')
  expect(payment?.receiver).toBe(`${legalName}\n${address}`)
  return payment?.qrText
    .split('|')
    .find((part) => part.startsWith('N:'))
    ?.slice(2)
}

describe('the receiver in the code of the slip', () => {
  it('is name and address if both fit', () => {
    expect(receiverOf('Struja d.o.o.', ADDRESS)).toBe(`Struja d.o.o.\n${ADDRESS}`)
  })

  it('is the name alone if the address does not fit', () => {
    const name = 'Struja društvo sa ograničenom odgovornošću'
    expect(receiverOf(name, ADDRESS)).toBe(name)
  })

  it('is a long name cut to the room there is', () => {
    const name = 'Privredno društvo za iznajmljivanje automobila Struja d.o.o. Novi Beograd'
    expect(receiverOf(name, ADDRESS)).toBe(name.slice(0, 70).trim())
  })

  it('has an address of several lines in one line', () => {
    expect(receiverOf('Struja', 'Ulica 1\n11000 Beograd')).toBe('Struja\nUlica 1 11000 Beograd')
  })

  it.each([
    ['„Struja“ d.o.o.', '"Struja" d.o.o.'],
    ['Müller – Đorđević | Söhne', 'Muller - Đorđević - Sohne'],
    ['Struja\u00A0d.o.o.', 'Struja d.o.o.'],
    ['Његош и Џеп д.о.о. Ђаково жућка љешник', 'Njegoš i Džep d.o.o. Đakovo žućka lješnik'],
  ])('is written in letters that the code admits: %s', (name, plain) => {
    expect(receiverOf(name, 'Ulica 1')).toBe(`${plain}\nUlica 1`)
  })
})
