import { company } from '@/company'
import { dinText } from '@/rental/money'
import { formatAccount, readAccount } from '@/rental/payment-slip/account'
import { ipsQrText } from '@/rental/payment-slip/ips-qr'
import { controlledReference } from '@/rental/payment-slip/reference'
import { qrPurpose, qrReceiver, slipSubject } from '@/rental/payment-slip/slip-texts'
import { withoutUnseenMarks } from '@/rental/search-text'
import { MINIMUM_DEPOSIT } from '@/rental/terms'

// Cashless payment for goods and services by a private person, in the code list of the National Bank of Serbia.
const PAYMENT_CODE = '289'

// What the slip and its code have room for, in the subject as in the reference.
const SLIP_ID_MAX_LENGTH = 15

/**
 * All that stands on the slip of a reservation's deposit; undefined where the ID cannot stand on one. Throws where the company's account is not valid.
 */
export function depositPayment(reservationId: string) {
  const account = readAccount(company.account)
  if (account === undefined) throw new RangeError('The payment slip cannot be made')
  // What the form would not take has no slip: a line break, for one, cannot stand in the code.
  if (!RESERVATION_ID.test(reservationId) || reservationId.length > SLIP_ID_MAX_LENGTH) return undefined
  const reference = controlledReference(reservationId)
  if (reference === undefined) return undefined
  return {
    receiver: `${company.legalName}\n${company.address}`,
    code: PAYMENT_CODE,
    accountWritten: formatAccount(account),
    amountWritten: dinText(MINIMUM_DEPOSIT).replace('.', ','),
    reference,
    subject: slipSubject(reservationId),
    qrText: ipsQrText({
      account,
      receiver: qrReceiver(company.legalName, company.address),
      amount: MINIMUM_DEPOSIT,
      code: PAYMENT_CODE,
      purpose: qrPurpose(reservationId),
      reference: `97${reference}`,
    }),
  }
}

export type DepositPayment = NonNullable<ReturnType<typeof depositPayment>>

// As the API may give it: a number, or a text such as a UUID.
const RESERVATION_ID = /^[\da-z][\w-]{0,63}$/i

/**
 * The reservation ID that an address names or a person has typed, or ''. Nonsense is refused as a whole: digits picked
 * out of it would name somebody else's reservation.
 */
export function readReservationId(text: string | null): string {
  // Nobody could find out why it is refused with them.
  const id = withoutUnseenMarks(text ?? '').trim()
  return RESERVATION_ID.test(id) ? id : ''
}
