import { referenceControl } from './reference.ts'

/** A Serbian bank account number of 18 digits: 3 for the bank, 13 for the account, 2 control digits. */
export type AccountNumber = string

/**
 * Reads an account number written with or without dashes and blanks, and pads its middle part with zeros:
 * '165-55-74' is '165000000000005574'. Undefined if its form or its control digits are wrong.
 */
export function readAccount(text: string): AccountNumber | undefined {
  const written = text.replaceAll(/\s/g, '')
  const match = /^(\d{3})-?(\d{1,13})-?(\d{2})$/.exec(written)
  if (match === null) return undefined
  const [, bank = '', middle = '', control = ''] = match
  const account = bank + middle.padStart(13, '0') + control
  return referenceControl(account.slice(0, -2)) === control ? account : undefined
}

/** The account number with dashes after the bank and before the control digits, as people write it. */
export const formatAccount = (account: AccountNumber): string =>
  `${account.slice(0, 3)}-${account.slice(3, -2)}-${account.slice(-2)}`
