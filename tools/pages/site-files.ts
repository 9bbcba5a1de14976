import { addressOf, company } from '../../src/company.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { paths } from '../../src/paths.ts'
import { escapeHtml, LANGUAGE_ADDRESSES } from './head-tags.ts'
import { PAGES } from './page-table.ts'

/** What search engines may read, and where the list of it is. */
export const robots = (): string =>
  [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${paths.client}`,
    '',
    `Sitemap: ${addressOf('/sitemap.xml')}`,
    '',
  ].join('\n')

/** Every page that is to be found; the landing page once for each language (sitemaps.org). */
export function sitemap(): string {
  const alternates = LANGUAGE_ADDRESSES.map(
    ({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}"/>`,
  ).join('')
  const entry = (path: string, more = '') => `<url><loc>${escapeHtml(addressOf(path))}</loc>${more}</url>`
  const found = Object.entries(PAGES).filter(([, { description }]) => description !== undefined)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[paths.home, ...LANGUAGES.map(paths.homeIn)].map((path) => entry(path, alternates)),
    ...found.map(([path]) => entry(path)),
    '</urlset>',
    '',
  ].join('\n')
}

/** The pictures of the app on a home screen, in pixels. */
export const APP_ICONS = [192, 512]

/** How the shop looks on a home screen (W3C web app manifest). */
export const manifest = (description: string): string =>
  JSON.stringify({
    id: '/',
    name: company.brand,
    short_name: company.brand,
    description,
    start_url: '/',
    display: 'standalone',
    background_color: '#0e1613',
    theme_color: '#0e1613',
    icons: [
      ...APP_ICONS.flatMap((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
