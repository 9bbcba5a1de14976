import { addressOf, company } from '../../src/company.ts'
import { SHARED_PICTURE } from './head-tags.ts'

/** The company as search engines read it (schema.org/AutoRental). */
export const companyData = (description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'AutoRental',
  '@id': addressOf('/#company'),
  name: company.brand,
  legalName: company.legalName,
  description,
  url: addressOf('/'),
  logo: addressOf('/icon-512.png'),
  image: addressOf(SHARED_PICTURE.path),
  telephone: company.phone,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address,
    addressLocality: 'Beograd',
    addressCountry: 'RS',
  },
  areaServed: { '@type': 'City', name: 'Beograd' },
  currenciesAccepted: 'RSD',
  paymentAccepted: 'Cash, Visa, MasterCard, DinaCard',
})
