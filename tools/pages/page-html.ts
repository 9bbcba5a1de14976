import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { FIRST_LOAD_ID, type FirstLoad, type PageNeeds } from './head-script.ts'
import { toHtml, type Tag } from './head-tags.ts'

const MARK = '<!-- first-load -->'
const TITLE = /<title>[^<]*<\/title>/
const ROOT = '<div id="root"></div>'
const UNREACHABLE = /<main (id="unreachable".*?)<\/main>/s
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const SCRIPT =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

interface Shell {
  /** The built page shell. */
  template: string
  /** The script of the head, the same on every page. */
  script: string
  needs: FirstLoad
  /** What it needs whoever the visitor is, as links. */
  preloads?: string
  /** The tags of the head, the title among them. */
  tags: string
  /** Fonts to ask for at once; without a drawn page the script asks for them, when it no longer competes with them. */
  fonts?: readonly string[]
}

/** A page without content: its head, and the place where React draws it. */
export function shellHtml({ template, script, needs, preloads = '', tags, fonts = [] }: Shell): string {
  // The largest script is asked for first: of many requests at once, a browser without HTTP/2 lets all but six wait.
  const scripts = (template.match(SCRIPT) ?? []).map((tag) => tag.trim()).join('')
  // Before the style sheets, which hold back every script behind them.
  const start = `${scripts}${preloads}<script type="application/json" id="${FIRST_LOAD_ID}">${inScript(needs)}</script><script>${script}</script>`
  const rest = template.replaceAll(SCRIPT, '')
  return fill(fill(rest, MARK, start), TITLE, fonts.map(preloadFont).join('') + tags)
}

/**
 * The page with the rules of its style sheets in its head (and these), so that it is shown before any sheet has come.
 * The sheets are named, and not asked for: a script that comes later finds them there.
 */
export function withStyles(
  html: string,
  own: readonly string[],
  readStyles: (address: string) => string,
  rules = '',
): string {
  const addresses = [...[...html.matchAll(STYLE_SHEET)].map(([, address = '']) => address), ...own]
  const styles = addresses.map(readStyles).join('') + rules
  const named = addresses.map((href) =>
    link({ rel: 'stylesheet', crossorigin: '', href, media: 'not all', disabled: '' }),
  )
  return fill(html.replaceAll(STYLE_SHEET, ''), '</head>', `<style>${styles}</style>${named.join('')}</head>`)
}

/** The page shell without its scripts, and their addresses: the one that starts the app, and those it imports. */
export function withoutScripts(template: string): { template: string; start: string; scripts: string[] } {
  const scripts = [...template.matchAll(SCRIPT)].map(([, address = '']) => address)
  // Those before it are parts that it imports.
  const start = scripts.pop()
  if (start === undefined) throw new Error('pages: the page shell starts no app')
  return { template: template.replaceAll(SCRIPT, ''), start, scripts }
}

interface DrawnPage {
  /** The page with its styles, and without its scripts. */
  shell: string
  language: Language
  /** Whether the page is sent to those only who want this language. */
  isKnown: boolean
  body: string
  /** What search engines read of it (schema.org). */
  data: object
}

/** A page that is drawn already. */
export function drawnHtml({ shell, language, isKnown, body, data }: DrawnPage): string {
  const facts = `<script type="application/ld+json">${inScript(data)}</script>`
  // A page that comes in pieces is not painted before the whole of it is there: its header would move.
  const whole = link({ rel: 'expect', href: '#main', blocking: 'render' })
  const html = fill(shell, '</head>', `${whole}${facts}</head>`)
  const page = fill(html, ROOT, `<div id="root" data-language="${language}">${body}</div>`)
  // The page stands even where its script does not come; then a bar says so, and not a page in its place.
  const withBar = page.replace(UNREACHABLE, '<aside $1</aside>')
  return isKnown ? fill(withBar, '<html>', `<html lang="${LANGUAGE_TAGS[language]}">`) : withBar
}

/** A rule: a page that was drawn in another language than the visitor's is not shown before it is drawn anew. */
export const OTHER_LANGUAGE = `${LANGUAGES.map(
  (language) => `html[lang=${LANGUAGE_TAGS[language]}] [data-language]:not([data-language=${language}])`,
).join()}{visibility:hidden}`

const link = (attributes: Record<string, string>): string => toHtml({ name: 'link', attributes })

const preloadScript = (href: string): string => link({ rel: 'modulepreload', crossorigin: '', href })

/** Links by which the browser asks for what a page needs beside its texts and styles. */
export const preloadsOf = ({ scripts, data }: PageNeeds): string =>
  [
    ...scripts.map(preloadScript),
    ...data.map((href) => link({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href })),
  ].join('')

const preloadFont = (href: string): string =>
  toHtml({
    name: 'link',
    attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
  })

/** Tags as HTML. */
export const tagsHtml = (tags: readonly Tag[]): string => tags.map(toHtml).join('')

/** JSON that ends no script element. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

function fill(html: string, place: string | RegExp, content: string): string {
  if (html.search(place) < 0) throw new Error(`pages: the page shell has no ${String(place)}`)
  return html.replace(place, () => content)
}
