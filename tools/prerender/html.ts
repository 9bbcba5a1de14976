import { addressOf, company } from '../../src/company.ts'
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { languageOfPath, paths } from '../../src/paths.ts'
import type { RenderedPage } from './render.tsx'
import { companyData, LANGUAGE_ADDRESSES, SHARED_PICTURE } from './site-files.ts'

/** The file of the page that becomes any other. */
export const SHELL_FILE = 'app.html'

/** The file of the page at this path, in this language. */
export const fileOf = (path: string, language: Language): string => {
  const name = path === paths.home ? 'index' : path.slice(1)
  return language === 'en' || languageOfPath(path) ? `${name}.html` : `${name}.${language}.html`
}

/** What of the built files a page needs, as addresses. */
export interface PageFiles {
  /** Scripts beside those the shell names itself. */
  scripts: readonly string[]
  texts: readonly string[]
  fonts: readonly string[]
  /** The style sheets, those of the shell first, and all their rules. */
  styleSheets: readonly string[]
  styles: string
}

const TITLE = /<title>[^<]*<\/title>/
const STYLE_SHEETS = /\s*<link rel="stylesheet"[^>]*>/g
const ROOT = '<div id="root"></div>'

/** The HTML of a page: the built page shell with the page's own head and, where it is prerendered, its content. */
export function pageHtml(shell: string, page: RenderedPage, files: PageFiles): string {
  const { path, language, body } = page
  const isForAll = language === 'en' && languageOfPath(path) === undefined
  let html = fill(shell, TITLE, headOf(page, files))
  html = withStyles(html, files)
  // English goes to those too whose language is not known, by which the app may find a better one.
  if (!isForAll) html = fill(html, '<html>', `<html lang="${LANGUAGE_FACTS[language].tag}">`)
  return body === undefined
    ? html
    : fill(html, ROOT, `<div id="root" data-page="${path} ${language}">${body}</div>`)
}

/** The page shell as it is served where there is no page of its own. */
export const shellHtml = (shell: string, files: Pick<PageFiles, 'styleSheets' | 'styles'>): string =>
  withStyles(fill(shell, TITLE, `<title>${company.brand}</title><meta name="robots" content="noindex">`), files)

/**
 * Puts the rules of the style sheets into the page, so that it is shown before any sheet has come. The sheets are named
 * and not asked for: Vite's loader finds them there and does not ask again.
 */
function withStyles(html: string, { styleSheets, styles }: Pick<PageFiles, 'styleSheets' | 'styles'>): string {
  const named = styleSheets.map((href) =>
    link({ rel: 'stylesheet', crossorigin: '', href, media: 'not all', disabled: '' }),
  )
  return fill(html.replaceAll(STYLE_SHEETS, ''), '</head>', `<style>${styles}</style>${named.join('')}</head>`)
}

function headOf(page: RenderedPage, { scripts, texts, fonts }: PageFiles): string {
  const { path, title, description, head, data } = page
  const fetched = (href: string) => link({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href })
  return [
    head ??
      `<title>${escapeHtml(title)}</title>${meta('name', 'description', description)}${link({ rel: 'canonical', href: addressOf(path), 'data-page': '' })}`,
    ...sharingTags(page),
    ...(LANGUAGE_ADDRESSES.some(({ path: home }) => home === path)
      ? [
          ...LANGUAGE_ADDRESSES.map(({ tag, path }) =>
            link({ rel: 'alternate', hreflang: tag, href: addressOf(path), 'data-page': '' }),
          ),
          `<script type="application/ld+json" data-page="">${inScript(companyData(description))}</script>`,
        ]
      : []),
    ...fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })),
    ...scripts.map((href) => link({ rel: 'modulepreload', crossorigin: '', href })),
    ...[...texts, ...data].map(fetched),
  ].join('')
}

/** How the page looks where a link to it is shared (Open Graph). */
function sharingTags({ path, language, title, description, picture }: RenderedPage): string[] {
  const graph = (property: string, content: string) => meta('property', `og:${property}`, content)
  return [
    graph('type', 'website'),
    graph('site_name', company.brand),
    graph('title', title),
    graph('description', description),
    graph('url', addressOf(path)),
    graph('locale', LANGUAGE_FACTS[language].openGraph),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      graph('locale:alternate', LANGUAGE_FACTS[other].openGraph),
    ),
    graph('image', addressOf(SHARED_PICTURE.path)),
    graph('image:width', String(SHARED_PICTURE.width)),
    graph('image:height', String(SHARED_PICTURE.height)),
    graph('image:alt', picture),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The text as it stands in HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

// `data-page` marks what is of this page alone: the app takes it away where it shows another.
const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" data-page="">`

const link = (attributes: Record<string, string>): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`

/** JSON that ends no script element. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

function fill(html: string, place: string | RegExp, content: string): string {
  if (html.search(place) < 0) throw new Error(`prerender: the page shell has no ${String(place)}`)
  return html.replace(place, () => content)
}
