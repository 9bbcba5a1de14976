/** What the owner of the shop replaces (docs/decisions.md, "Company data"). */
export const company = {
  brand: 'Struja',
  /** Where the shop is on the internet, without a slash at its end. */
  website: 'https://struja.example',
  legalName: 'Legal name of the company',
  address: 'Street and number, 11000 Beograd',
  phone: '+381 11 000 00 00',
  email: 'office@struja.example',
  registrationNumber: 'Registration number',
  taxNumber: 'Tax number',
  /** The account to which deposits are paid, 18 digits with valid control digits. */
  account: '000-0000000000000-98',
  dataProtectionOfficer: 'Data-protection officer',
}

/** The address of a page of the shop on the internet. */
export const addressOf = (path: string): string => company.website + path

/** The link that calls the shop. */
export const phoneLink = `tel:${company.phone.replaceAll(' ', '')}`
