import { company } from '@/company'
import { dinText } from '@/rental/money'
import { formatAccount, readAccount } from '@/rental/payment-slip/account'
import { ipsQrText } from '@/rental/payment-slip/ips-qr'
import { qrPurpose, slipSubject } from '@/rental/payment-slip/purpose'
import { controlledReference } from '@/rental/payment-slip/reference'
import { MINIMUM_DEPOSIT } from '@/rental/terms'

// Cashless payment for goods and services by a private person, in the code list of the National Bank of Serbia.
const PAYMENT_CODE = '289'

/** All that stands on the slip of a reservation's deposit. Throws where the company's account is not valid. */
export function depositPayment(reservationId: string) {
  const account = readAccount(company.account)
  const reference = controlledReference(reservationId)
  if (account === undefined || reference === undefined)
    throw new RangeError('The payment slip cannot be made')
  const receiver = `${company.legalName}\n${company.address}`
  return {
    receiver,
    code: PAYMENT_CODE,
    accountWritten: formatAccount(account),
    amountWritten: dinText(MINIMUM_DEPOSIT).replace('.', ','),
    reference,
    subject: slipSubject(reservationId),
    qrText: ipsQrText({
      account,
      receiver,
      amount: MINIMUM_DEPOSIT,
      code: PAYMENT_CODE,
      purpose: qrPurpose(reservationId),
      reference: `97${reference}`,
    }),
  }
}

export type DepositPayment = ReturnType<typeof depositPayment>

// Shorter than any reference of a slip.
const ID_MAX_LENGTH = 15
const RESERVATION_ID = new RegExp(String.raw`^\d{1,${ID_MAX_LENGTH}}$`)

/**
 * The reservation ID an address names, or ''. Nonsense is ignored as a whole: digits picked out of it would name
 * somebody else's reservation.
 */
export function readReservationId(text: string | null): string {
  const id = text?.trim() ?? ''
  return RESERVATION_ID.test(id) ? id : ''
}

/** What the field of the reservation ID takes of a typed text: its first 15 digits. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, ID_MAX_LENGTH)
