import { readDin, type Para } from '@/rental/money'

import { readAccount, type AccountNumber } from './account.ts'
import { hasValidReferenceControl, referenceWithControl } from './reference.ts'

/** What a payment's QR code says, as far as it concerns a deposit. */
interface CodedPayment {
  /** The receiver's account, as it is written if it is no valid number. */
  account: string
  amount: Para
  /** The reservation that reference or purpose name; undefined if they name none. */
  reservationId: string | undefined
}

/** What a slip has to pay. */
export interface DueDeposit {
  account: AccountNumber
  /** The least amount. */
  amount: Para
  /** '' if it is not known for which reservation. */
  reservationId: string
}

/** How a slip's code agrees with a reservation's deposit; the first disagreement, the worst first. */
export type SlipCheck =
  | { kind: 'matches' | 'tooLittle' | 'noReservation' | 'noCode' }
  | { kind: 'otherAccount'; account: string }
  | { kind: 'otherReservation'; id: string }

/** Compares the texts of the QR codes in a slip's picture with the deposit; codes that are no payment are ignored. */
export function checkSlip(codes: readonly string[], due: DueDeposit): SlipCheck {
  const payments = codes.map(readPaymentCode).filter((payment) => payment !== undefined)
  const checks = payments.map((payment) => checkPayment(payment, due))
  return checks.find(({ kind }) => kind === 'matches') ?? checks[0] ?? { kind: 'noCode' }
}

function checkPayment({ account, amount, reservationId }: CodedPayment, due: DueDeposit): SlipCheck {
  if (account !== due.account) return { kind: 'otherAccount', account }
  if (reservationId === undefined) return { kind: 'noReservation' }
  if (!isSameId(reservationId, due.reservationId)) return { kind: 'otherReservation', id: reservationId }
  return { kind: amount < due.amount ? 'tooLittle' : 'matches' }
}

/** Whether the text of a QR code is a payment. */
export const isPaymentCode = (text: string): boolean => readPaymentCode(text) !== undefined

/**
 * Reads the text of an NBS IPS QR code, also where another generator took its rules lightly: the order of the tags, tags
 * that are not known, decimals left out. Undefined for any other code.
 */
function readPaymentCode(text: string): CodedPayment | undefined {
  const values = new Map<string, string>()
  for (const part of text.split('|')) {
    const [tag = '', ...rest] = part.split(':')
    values.set(tag.trim(), rest.join(':').trim())
  }
  const valueOf = (tag: string) => values.get(tag) ?? ''
  const account = valueOf('R')
  const amount = readAmount(valueOf('I'))
  // PR is a printed bill; PT, PK and EK are codes of shops.
  if (!/^(?:PR|PT|PK|EK)$/.test(valueOf('K')) || account === '' || amount === undefined) return undefined
  return {
    account: readAccount(account) ?? account,
    amount,
    reservationId: reservationOf(valueOf('RO'), valueOf('S')),
  }
}

function readAmount(text: string): Para | undefined {
  const amount = /^RSD(\d+(?:,\d\d?)?),?$/.exec(text)?.[1]
  return amount === undefined ? undefined : readDin(amount.replace(',', '.'))
}

/** The ID by the reference if its control digits hold, else by the purpose, else by a reference without control digits. */
function reservationOf(reference: string, purpose: string): string | undefined {
  const [, model, written] = /^(97|00)([\dA-Z]{1,25})$/i.exec(reference.replaceAll(/[\s-]/g, '')) ?? []
  const named = /\bID:? ?([\da-z][\w-]{0,63})$/i.exec(purpose)?.[1]
  const controlled = model === '97' && written && hasValidReferenceControl(written) ? written.slice(2) : ''
  // The purpose keeps dashes and small letters, which a reference has not.
  if (named !== undefined && (controlled === '' || isSameId(named, controlled))) return named
  return controlled || (model === '00' ? written : undefined)
}

// As a reference writes them: without dashes, in capitals.
const isSameId = (one: string, other: string) =>
  one === other || (referenceWithControl(one) ?? one) === referenceWithControl(other)
