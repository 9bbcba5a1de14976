import { createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

import { company, phoneLink } from '../../src/company/company.ts'
import { LANGUAGE_FACTS } from '../../src/i18n/languages.ts'
import { languageOfPath } from '../../src/paths.ts'
import type * as renderer from './render.tsx'
import type { RenderedPage } from './render.tsx'
import { fileOf, robots, SHELL_FILE, sitemap } from './site-files.ts'

/** Writes one HTML file for each public path and language, the shell for all other paths, robots.txt and sitemap. */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'struja:prerender',
    // Runs after Vite has written its HTML and before the files are compressed.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: (html) =>
      html
        .replace('%PHONE_LINK%', phoneLink)
        .replace('%PHONE%', company.phone)
        .replaceAll('%EMAIL%', company.email),
    async generateBundle(_, bundle) {
      const pages = await renderedPages(config)
      const shell = textOf(bundle, 'index.html')
      delete bundle['index.html']
      const hidden = `<title>${company.brand}</title><meta name="robots" content="noindex">`
      const files = new Map([
        ['robots.txt', robots()],
        [
          'sitemap.xml',
          sitemap([...new Set(pages.filter(({ isOnePage }) => isOnePage).map(({ path }) => path))]),
        ],
        [SHELL_FILE, withHead(shell, hidden, stylesOf(bundle, graphOf(bundle, entryOf(bundle))))],
      ])
      for (const page of pages) files.set(fileOf(page.path, page.language), pageHtml(shell, page, bundle))
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The public pages, rendered from the app's sources with the settings of the build. */
async function renderedPages({ root, configFile, mode }: ResolvedConfig): Promise<RenderedPage[]> {
  const server = await createServer({
    root,
    configFile: configFile ?? false,
    mode,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module is the one beside this file
    const module = (await server.ssrLoadModule('/tools/prerender/render.tsx')) as typeof renderer
    return await module.renderPages()
  } finally {
    await server.close()
  }
}

/** The built page shell with the page's own head and, if it is prerendered, its content. */
function pageHtml(shell: string, page: RenderedPage, bundle: Bundle): string {
  const { path, language, module, texts, data, head, body, isPrerendered } = page
  const own = chunksOf(bundle).find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith(`/src/routes/${module}.tsx`),
  )
  if (own === undefined) throw new Error(`prerender: no script holds ${module}`)
  const known = graphOf(bundle, entryOf(bundle))
  const needed = graphOf(bundle, own).filter((chunk) => !known.includes(chunk))
  const links = [
    ...needed.map(({ fileName }) => link(`/${fileName}`, 'rel="modulepreload"')),
    ...['common', ...texts].map((name) => link(assetOf(bundle, `/${language}/${name}.json`), FETCHED)),
    ...data.map((href) => link(href, FETCHED)),
  ]
  // The links follow the largest scripts, since a browser without HTTP/2 requests six files at a time.
  const html = fill(
    withHead(shell, head, stylesOf(bundle, [...known, ...needed])),
    '<style>',
    `${links.join('')}<style>`,
  )
  // In the head the font would delay the first paint.
  const fonts = (/[Ā-ɏ]/.test(head + body) ? ['latin', 'latin-ext'] : ['latin']).map((set) =>
    link(assetOf(bundle, `manrope-${set}-wght-normal.woff2`), 'rel="preload" as="font" type="font/woff2"'),
  )
  // Nothing in a placeholder could answer a press.
  const root = isPrerendered ? ` data-page="${path} ${language}">${body}` : `><div inert>${body}</div>`
  const filled = fill(html, '<div id="root">', `${fonts.join('')}<div id="root"${root}`)
  // The English file also serves visitors of unknown language: its language says nothing of theirs.
  const isForAll = language === 'en' && languageOfPath(path) === undefined
  const tag = `<html lang="${LANGUAGE_FACTS[language].tag}"${isForAll ? ' data-for-all' : ''}>`
  return fill(filled, '<html>', tag)
}

const FETCHED = 'rel="preload" as="fetch"'

const link = (href: string, attributes: string) => `<link ${attributes} crossorigin href="${href}">`

/**
 * The shell with these tags and styles in its head, so that it is painted before any style sheet has loaded. The sheets
 * are disabled links: the browser does not request them, and Vite's loader finds them and does not request them either.
 */
function withHead(shell: string, tags: string, { styles, sheets }: ReturnType<typeof stylesOf>): string {
  const named = sheets.map((name) => link(`/${name}`, 'rel="stylesheet" media="not all" disabled'))
  const html = fill(shell, /<title>[^<]*<\/title>/, tags).replaceAll(
    /\s*<link rel="stylesheet" cross[^>]*>/g,
    '',
  )
  return fill(html, '</head>', `<style>${styles}</style>${named.join('')}</head>`)
}

function fill(html: string, pattern: string | RegExp, content: string): string {
  if (html.search(pattern) < 0) throw new Error(`prerender: the page shell has no ${String(pattern)}`)
  return html.replace(pattern, () => content)
}

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

function stylesOf(bundle: Bundle, chunks: readonly Chunk[]) {
  const sheets = [
    ...new Set(chunks.flatMap(({ viteMetadata }) => Array.from(viteMetadata?.importedCss ?? []))),
  ]
  return { sheets, styles: sheets.map((name) => textOf(bundle, name)).join('') }
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

function entryOf(bundle: Bundle): Chunk {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('prerender: the build has no entry')
  return entry
}

/** The chunk, preceded by all chunks it imports, in the order of their style sheets. */
function graphOf(bundle: Bundle, start: Chunk, graph: Chunk[] = [], visited = new Set<Chunk>()): Chunk[] {
  visited.add(start)
  for (const name of start.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !visited.has(imported)) graphOf(bundle, imported, graph, visited)
  }
  graph.push(start)
  return graph
}

/** The address of the file that was built from this source. */
function assetOf(bundle: Bundle, source: string): string {
  const asset = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(source)),
  )
  if (asset === undefined) throw new Error(`prerender: the build has no ${source}`)
  return `/${asset.fileName}`
}

function textOf(bundle: Bundle, fileName: string): string {
  const file = bundle[fileName]
  if (file?.type !== 'asset') throw new Error(`prerender: the build has no ${fileName}`)
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
}
