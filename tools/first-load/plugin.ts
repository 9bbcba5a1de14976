import { loadEnv, minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

import { detectLanguage } from '../../src/i18n/detect-language.ts'
import { LANGUAGE_KEY, SERVED_BY } from '../../src/i18n/languages.ts'
import { localeEnding } from '../hashed-locales.ts'
import { startFirstLoad, type FirstLoadTable } from './start-first-load.ts'
import { FIRST_LOADS } from './table.ts'

const MARK = '<!-- first-load -->'

/**
 * Writes into the built page a small script that asks at once for all the first page needs: its scripts and styles,
 * its texts in the visitor's language, its data. Without it they would be found one after another.
 */
export function firstLoad(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'first-load',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html
        const script = await inlineScript(
          tableOf(bundle, config),
          localeEnding(`${config.publicDir}/locales`),
        )
        // Before the style sheets, which hold back every script behind them.
        if (!html.includes(MARK)) throw new Error(`first-load: the page has no ${MARK}`)
        const tags = fontsOf(bundle).map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
          injectTo: 'head' as const,
        }))
        return { html: html.replace(MARK, () => `<script>${script}</script>`), tags }
      },
    },
  }
}

async function inlineScript(table: FirstLoadTable, ending: string): Promise<string> {
  const detection = JSON.stringify({ servedBy: SERVED_BY, key: LANGUAGE_KEY })
  const language = `(${detectLanguage.toString()})(${detection})`
  const code = `(${startFirstLoad.toString()})(${JSON.stringify(table)},${language},${JSON.stringify(ending)})`
  return (await minify('first-load.js', code)).code.trim()
}

function tableOf(bundle: Rolldown.OutputBundle, { envDir, mode }: ResolvedConfig): FirstLoadTable {
  const env = loadEnv(mode, envDir || process.cwd())
  const apiUrl = env['VITE_API_URL']?.replace(/\/+$/, '') || '/api'
  // A request with an Authorization header cannot be served from a preload.
  const readsPlainly = env['VITE_API_AUTH'] !== 'bearer'
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const alreadyThere = graphOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const table: FirstLoadTable = {}
  for (const [path, { modules, texts, data }] of Object.entries(FIRST_LOADS)) {
    const starts = modules.map((module) => chunkOf(chunks, module))
    const graph = [...graphOf(chunks, starts)].filter((chunk) => !alreadyThere.has(chunk))
    const styles = new Set(graph.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
    table[path] = {
      scripts: graph.map(({ fileName }) => `/${fileName}`),
      styles: [...styles].map((fileName) => `/${fileName}`),
      texts,
      data: readsPlainly ? data.map((call) => apiUrl + call) : [],
    }
  }
  return table
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds, isDynamicEntry, facadeModuleId }) =>
    isDynamicEntry ? facadeModuleId?.endsWith(module) : moduleIds.some((id) => id.endsWith(module)),
  )
  if (chunk === undefined) throw new Error(`first-load: no chunk holds ${module}`)
  return chunk
}

function graphOf(chunks: Rolldown.OutputChunk[], starts: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const graph = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (graph.has(chunk)) return
    graph.add(chunk)
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) visit(imported)
    }
  }
  for (const start of starts) visit(start)
  return graph
}

// Every page has Latin text; the extended letters are fetched only where some stand on the page.
const fontsOf = (bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle)
    .filter((name) => /latin-wght.*\.woff2$/.test(name))
    .map((name) => `/${name}`)
