import { addressOf, company } from './company.ts'

/** The company for search engines (schema.org/AutoRental), as JSON that is safe inside an HTML page. */
export const companyData = (description: string, image: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'AutoRental',
    '@id': addressOf('/#company'),
    name: company.brand,
    legalName: company.legalName,
    description,
    url: addressOf('/'),
    logo: addressOf('/icon-512.png'),
    image,
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
  }).replaceAll('<', String.raw`\u003c`)
