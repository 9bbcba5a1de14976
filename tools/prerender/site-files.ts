import { addressOf } from '../../src/company/company.ts'
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { languageOfPath, paths } from '../../src/paths.ts'

/** The file of the shell, which is served for every path that has no file of its own. */
export const SHELL_FILE = 'app.html'

// All vehicles share one file, whose scripts read the vehicle from the address.
const VEHICLE = new RegExp(`^${paths.vehicles}/[^/]+$`)

/** The file of the page at this path, in this language. */
export function fileOf(path: string, language: Language): string {
  const name = path === paths.home ? 'index' : VEHICLE.test(path) ? 'vehicle' : path.slice(1)
  return language === 'en' || languageOfPath(path) ? `${name}.html` : `${name}.${language}.html`
}

/** The paths of the landing page in each language. */
export const LANDING_PAGES: readonly { tag: string; path: string }[] = [
  ...LANGUAGES.map((language) => ({ tag: LANGUAGE_FACTS[language].tag, path: paths.homeIn(language) })),
  { tag: 'x-default', path: paths.home },
]

/** The preview picture of a shared link, in pixels (tools/pictures.ts draws it). */
export const LINK_PREVIEW = { path: '/share.png', width: 1200, height: 630 }

/** robots.txt: what search engines may read, and where the sitemap is. */
export const robots = (): string =>
  `User-agent: *\nAllow: /\nDisallow: ${paths.client}\n\nSitemap: ${addressOf('/sitemap.xml')}\n`

/** sitemap.xml (sitemaps.org): every public page, and the landing page once for each language. */
export function sitemap(pagePaths: readonly string[]): string {
  const alternates = LANDING_PAGES.map(
    ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(path)}"/>`,
  ).join('')
  const isLandingPage = (path: string) => LANDING_PAGES.some((home) => home.path === path)
  const entries = pagePaths.map(
    (path) => `<url><loc>${addressOf(path)}</loc>${isLandingPage(path) ? alternates : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
