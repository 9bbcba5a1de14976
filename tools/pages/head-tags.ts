import { addressOf, company } from '../../src/company.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { paths } from '../../src/paths.ts'

/** A tag of a page's head. */
export interface Tag {
  name: 'title' | 'meta' | 'link'
  attributes?: Record<string, string>
  text?: string
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The text as it stands in HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** The tag as HTML. */
export function toHtml({ name, attributes = {}, text }: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>${text === undefined ? '' : `${escapeHtml(text)}</${name}>`}`
}

const meta = (name: string, content: string): Tag => ({ name: 'meta', attributes: { name, content } })
const graph = (property: string, content: string): Tag => ({
  name: 'meta',
  attributes: { property, content },
})
const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes })

/** The name and description of a page; React writes the same, and takes these over or replaces them. */
export const pageTags = (title: string, description: string, path: string): Tag[] => [
  { name: 'title', text: title },
  meta('description', description),
  link({ rel: 'canonical', href: addressOf(path) }),
]

/** The tags of a page nobody should find. */
export const hiddenPageTags = (title: string): Tag[] => [
  { name: 'title', text: title },
  meta('robots', 'noindex'),
]

/** The picture shown with a link to the page, in pixels (Open Graph). */
export const SHARED_PICTURE = { path: '/share.png', width: 1200, height: 630 }

interface SharedPage {
  title: string
  description: string
  path: string
  language: Language
  /** What is on the picture. */
  picture: string
}

/** How the page looks where a link to it is shared. */
export const sharingTags = ({ title, description, path, language, picture }: SharedPage): Tag[] => [
  graph('og:type', 'website'),
  graph('og:site_name', company.brand),
  graph('og:title', title),
  graph('og:description', description),
  graph('og:url', addressOf(path)),
  graph('og:locale', OPEN_GRAPH_LOCALES[language]),
  ...LANGUAGES.filter((other) => other !== language).map((other) =>
    graph('og:locale:alternate', OPEN_GRAPH_LOCALES[other]),
  ),
  graph('og:image', addressOf(SHARED_PICTURE.path)),
  graph('og:image:width', String(SHARED_PICTURE.width)),
  graph('og:image:height', String(SHARED_PICTURE.height)),
  graph('og:image:alt', picture),
  meta('twitter:card', 'summary_large_image'),
]

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_GB', de: 'de_DE', sr: 'sr_RS' }

/** Where the landing page is in each language. */
export const LANGUAGE_ADDRESSES: { tag: string; address: string }[] = [
  ...LANGUAGES.map((language) => ({
    tag: LANGUAGE_TAGS[language],
    address: addressOf(paths.homeIn(language)),
  })),
  { tag: 'x-default', address: addressOf(paths.home) },
]

/** The same for search engines. */
export const languageTags = (): Tag[] =>
  LANGUAGE_ADDRESSES.map(({ tag, address }) => link({ rel: 'alternate', hreflang: tag, href: address }))

/** Asks for a drawing before the app does. */
export const drawingTag = (href: string): Tag => link({ rel: 'preload', as: 'image', href })

/** The icons and the manifest, which only a built page has. */
export const iconTags = (): Tag[] => [
  link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  link({ rel: 'manifest', href: '/manifest.webmanifest' }),
]
