import { dinText, type Para } from '@/rental/money'

import { readAccount, type AccountNumber } from './account.ts'
import { hasValidReferenceControl } from './reference.ts'

/** The data of a payment, which a banking app reads from the code. */
export interface IpsPayment {
  account: AccountNumber
  /** Up to 3 lines, 70 characters in all. */
  receiver: string
  amount: Para
  /** The payment code: 3 digits, the first 1 (cash) or 2 (cashless). */
  code: string
  /** One line of up to 35 characters. */
  purpose: string
  /** The model 97 and a reference with its control digits. */
  reference: string
}

/**
 * The text of an NBS IPS QR code, type PR, by the rules of the National Bank of Serbia (https://ips.nbs.rs). Throws a
 * RangeError that names the tags at fault.
 */
export function ipsQrText({ account, receiver, amount, code, purpose, reference }: IpsPayment): string {
  const sum = `RSD${dinText(amount).replace('.', ',')}`
  const fields: readonly [tag: string, value: string, isValid: boolean][] = [
    ['K', 'PR', true],
    ['V', '01', true],
    ['C', '1', true],
    ['R', account, readAccount(account) === account],
    ['N', receiver, isReceiver(receiver)],
    ['I', sum, /^RSD\d{1,12},\d\d$/.test(sum)],
    ['SF', code, /^[12]\d\d$/.test(code)],
    ['S', purpose, purpose.length <= 35 && LINE.test(purpose)],
    ['RO', reference, isReference(reference)],
  ]
  const faults = fields.filter(([, , isValid]) => !isValid).map(([tag]) => tag)
  if (faults.length > 0) throw new RangeError(`No valid IPS QR text: ${faults.join(', ')}`)
  return fields.map(([tag, value]) => `${tag}:${value}`).join('|')
}

// Printable ASCII and šđžčć, but not the bar, which separates the tags.
const LINE = /^(?=.*\S)[ -{}~ŠĐŽČĆšđžčć]+$/

function isReceiver(value: string): boolean {
  const lines = value.split('\n')
  return value.length <= 70 && lines.length <= 3 && lines.every((line) => LINE.test(line))
}

const isReference = (value: string) =>
  /^97[\dA-Z]{3,23}$/.test(value) && hasValidReferenceControl(value.slice(2))
