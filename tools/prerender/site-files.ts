import { addressOf, company } from '../../src/company.ts'
import { LANGUAGE_FACTS, LANGUAGES } from '../../src/i18n/languages.ts'
import landing from '../../src/i18n/locales/en/landing.json' with { type: 'json' }
import { paths } from '../../src/paths.ts'

/** Where the landing page is in each language. */
export const LANGUAGE_ADDRESSES: readonly { tag: string; path: string }[] = [
  ...LANGUAGES.map((language) => ({ tag: LANGUAGE_FACTS[language].tag, path: paths.homeIn(language) })),
  { tag: 'x-default', path: paths.home },
]

/** The picture shown with a link to a page, in pixels (tools/pictures.ts draws it). */
export const SHARED_PICTURE = { path: '/share.png', width: 1200, height: 630 }

/** What search engines may read, and where the list of it is. */
export const robots = (): string =>
  `User-agent: *\nAllow: /\nDisallow: ${paths.client}\n\nSitemap: ${addressOf('/sitemap.xml')}\n`

/** Every page that is to be found; the landing page once for each language (sitemaps.org). */
export function sitemap(pagePaths: readonly string[]): string {
  const alternates = LANGUAGE_ADDRESSES.map(
    ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(path)}"/>`,
  ).join('')
  const isHome = (path: string) => LANGUAGE_ADDRESSES.some((home) => home.path === path)
  const entries = pagePaths.map(
    (path) => `<url><loc>${addressOf(path)}</loc>${isHome(path) ? alternates : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

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

/** The pictures of the app on a home screen, in pixels. */
export const APP_ICONS = [192, 512]

/** How the shop looks on a home screen (W3C web app manifest). */
export const webManifest = () => ({
  id: '/',
  name: company.brand,
  short_name: company.brand,
  description: landing.description,
  start_url: '/',
  display: 'standalone' as const,
  background_color: '#0e1613',
  theme_color: '#0e1613',
  icons: [
    ...APP_ICONS.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
})
