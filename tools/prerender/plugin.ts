import { createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

import { fileOf, pageHtml, SHELL_FILE, shellHtml, type PageFiles } from './html.ts'
import type { RenderedPage } from './render.tsx'
import { robots, sitemap } from './site-files.ts'

/** Writes one HTML file for each public path and language, the shell for all other paths, robots.txt and sitemap. */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'struja:prerender',
    apply: 'build',
    // Behind Vite's own HTML, and before what lists and compresses the files.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_, bundle) {
      const pages = await renderedPages(config)
      const shell = textOf(bundle, 'index.html')
      const files = new Map(
        pages.map((page) => [fileOf(page.path, page.language), pageHtml(shell, page, filesOf(bundle, page))]),
      )
      files.set(SHELL_FILE, shellHtml(shell, stylesOf(bundle, entryOf(bundle))))
      files.set('robots.txt', robots())
      files.set('sitemap.xml', sitemap([...new Set(pages.map(({ path }) => path))]))
      delete bundle['index.html']
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The public pages, from the app's own sources by the build's own settings. */
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
    const module = await server.ssrLoadModule('/tools/prerender/render.tsx')
    if (!isRenderer(module)) throw new Error('prerender: the pages cannot be rendered')
    return await module.renderPages()
  } finally {
    await server.close()
  }
}

interface Renderer {
  renderPages: () => Promise<RenderedPage[]>
}

const isRenderer = (module: Record<string, unknown>): module is Renderer & typeof module =>
  typeof module['renderPages'] === 'function'

type Bundle = Rolldown.OutputBundle

function filesOf(bundle: Bundle, { module, language, texts }: RenderedPage): PageFiles {
  const entry = entryOf(bundle)
  const page = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/routes/${module}.tsx`))
  if (page === undefined) throw new Error(`prerender: no script holds ${module}`)
  const known = graphOf(bundle, [entry])
  const own = [...graphOf(bundle, [page])].filter((chunk) => !known.has(chunk))
  const extended = language === 'sr' ? ['latin', 'latin-ext'] : ['latin']
  return {
    scripts: own.map(({ fileName }) => `/${fileName}`),
    texts: ['common', ...texts].map((namespace) => assetOf(bundle, `locales/${language}/${namespace}.json`)),
    fonts: extended.map((set) => assetOf(bundle, `manrope-${set}-wght-normal.woff2`)),
    ...stylesOf(bundle, entry, ...own),
  }
}

function stylesOf(bundle: Bundle, entry: Rolldown.OutputChunk, ...own: readonly Rolldown.OutputChunk[]) {
  const chunks = [...graphOf(bundle, [entry]), ...own]
  const names = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
  return {
    styleSheets: names.map((name) => `/${name}`),
    styles: names.map((name) => textOf(bundle, name)).join(''),
  }
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

function entryOf(bundle: Bundle): Rolldown.OutputChunk {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('prerender: the build has no entry')
  return entry
}

/** The chunks and all that they import, in the order of their style sheets. */
function graphOf(bundle: Bundle, starts: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const graph = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk' && !graph.has(imported)) visit(imported)
    }
    graph.add(chunk)
  }
  for (const start of starts) visit(start)
  return graph
}

/** The address of the built file that was this source. */
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
