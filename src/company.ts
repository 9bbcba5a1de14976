/** What the owner of the shop replaces with his own data (D29). */
export const company = {
  brand: 'Struja',
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
