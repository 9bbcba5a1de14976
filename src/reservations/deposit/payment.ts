import { company } from '@/company/company'
import { dinText } from '@/rental/money'
import { formatAccount, readAccount } from '@/rental/payment-slip/account'
import { ipsQrText } from '@/rental/payment-slip/ips-qr'
import { referenceWithControl } from '@/rental/payment-slip/reference'
import { qrPurpose, qrReceiver, slipSubject } from '@/rental/payment-slip/slip-texts'
import { withoutInvisibleCharacters } from '@/rental/search-text'
import { MINIMUM_DEPOSIT } from '@/rental/terms'

// The code of a cashless payment for goods and services by a private person (National Bank of Serbia).
const PAYMENT_CODE = '289'

// The longest ID that fits the subject and the reference of the slip and its code.
const SLIP_ID_MAX_LENGTH = 15

/**
 * The contents of a deposit's payment slip; undefined if the ID does not fit. Throws if the company's account is wrong.
 */
export function depositPayment(reservationId: string) {
  const account = readAccount(company.account)
  if (account === undefined) throw new RangeError('The payment slip cannot be made')
  // An ID that the form refuses has no slip: a line break, for one, is not allowed in the code.
  if (!RESERVATION_ID.test(reservationId) || reservationId.length > SLIP_ID_MAX_LENGTH) return undefined
  const reference = referenceWithControl(reservationId)
  if (reference === undefined) return undefined
  return {
    receiver: `${company.legalName}\n${company.address}`,
    code: PAYMENT_CODE,
    formattedAccount: formatAccount(account),
    formattedAmount: dinText(MINIMUM_DEPOSIT).replace('.', ','),
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

// The IDs that the API may give: a number, or a text such as a UUID.
const RESERVATION_ID = /^[\da-z][\w-]{0,63}$/i

/**
 * Reads a reservation ID from an address or from typed text; '' if it is none. Nonsense is refused as a whole, since
 * digits picked out of it could name somebody else's reservation.
 */
export function readReservationId(text: string | null): string {
  // With invisible characters the ID would be refused, and nobody could see why.
  const id = withoutInvisibleCharacters(text ?? '').trim()
  return RESERVATION_ID.test(id) ? id : ''
}
