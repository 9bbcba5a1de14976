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
  /** The model and the reference, such as '97' and a reference with its control digits. */
  reference: string
}

/** A broken rule of the NBS IPS QR text, named by its tag; 'form' is the form of the whole text. */
export type IpsFault = 'form' | 'K' | 'V' | 'C' | 'R' | 'N' | 'I' | 'P' | 'SF' | 'S' | 'RO'

/**
 * The text of an NBS IPS QR code, type PR, by the rules of the National Bank of Serbia (https://ips.nbs.rs). Throws a
 * RangeError that names the tags at fault.
 */
export function ipsQrText({ account, receiver, amount, code, purpose, reference }: IpsPayment): string {
  const parts = [
    'K:PR',
    'V:01',
    'C:1',
    `R:${account}`,
    `N:${receiver}`,
    `I:RSD${dinText(amount).replace('.', ',')}`,
    `SF:${code}`,
    `S:${purpose}`,
    `RO:${reference}`,
  ]
  const text = parts.join('|')
  // A bar within a value would start another tag.
  const faults = parts.some((part) => part.includes('|')) ? ['form'] : ipsFaults(text)
  if (faults.length > 0) throw new RangeError(`No valid IPS QR text: ${faults.join(', ')}`)
  return text
}

// Printable ASCII and šđžčć, but not the bar, which separates the tags.
const LINE = /^(?=.*\S)[ -{}~ŠĐŽČĆšđžčć]+$/
const isShortText = (value: string) => {
  const lines = value.split('\n')
  return value.length <= 70 && lines.length <= 3 && lines.every((line) => LINE.test(line))
}

const RULES: Record<Exclude<IpsFault, 'form'>, { needed: boolean; holds: (value: string) => boolean }> = {
  K: { needed: true, holds: (value) => value === 'PR' },
  V: { needed: true, holds: (value) => value === '01' },
  C: { needed: true, holds: (value) => value === '1' },
  R: { needed: true, holds: (value) => /^\d{18}$/.test(value) && readAccount(value) !== undefined },
  N: { needed: true, holds: isShortText },
  I: {
    needed: true,
    holds: (value) => value.length <= 18 && /^RSD\d+,\d{0,2}$/.test(value),
  },
  P: { needed: false, holds: isShortText },
  SF: { needed: true, holds: (value) => /^[12]\d\d$/.test(value) },
  S: { needed: false, holds: (value) => value.length <= 35 && LINE.test(value) },
  RO: { needed: false, holds: isReference },
}

const TAGS = ['K', 'V', 'C', 'R', 'N', 'I', 'P', 'SF', 'S', 'RO'] as const

/** The rules that the text breaks; an empty list for a valid text. */
export function ipsFaults(text: string): IpsFault[] {
  const faults: IpsFault[] = []
  if (/^[\s|]|[\s|]$/.test(text)) faults.push('form')
  const values = new Map<string, string>()
  for (const part of text.split('|')) {
    const [tag = '', ...rest] = part.split(':')
    if (rest.length === 0 || values.has(tag) || !TAGS.some((known) => known === tag)) faults.push('form')
    values.set(tag, rest.join(':'))
  }
  for (const tag of TAGS) {
    const value = values.get(tag)
    const { needed, holds } = RULES[tag]
    if (value === undefined ? needed : !holds(value)) faults.push(tag)
  }
  return [...new Set(faults)]
}

// Under model 97 a reference has control digits and no dash; under others, such as 00, its form is free.
function isReference(value: string): boolean {
  if (value.length > 25 || !/^\d{2}[\dA-Z-]+$/.test(value)) return false
  return !value.startsWith('97') || (!value.includes('-') && hasValidReferenceControl(value.slice(2)))
}
