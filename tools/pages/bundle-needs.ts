import type { Rolldown } from 'vite'

import type { PageNeeds } from './head-script.ts'
import type { Page } from './page-table.ts'

/** Where the API is, and whether its answers can be asked for before the app runs. */
export interface ApiAddress {
  url: string
  /** A request with an Authorization header cannot be served from a preload. */
  sendsBearer: boolean
}

/** What a page needs, and what only if its address holds a choice. */
export interface BuiltNeeds extends PageNeeds {
  chosen: string[]
}

/** Tells of a page which of the built files it needs beside those that the page shell itself names. */
export function needsOf(
  bundle: Rolldown.OutputBundle,
  shell: string,
  api: ApiAddress,
): (page: Page) => BuiltNeeds {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const alreadyThere = graphOf(
    chunks,
    chunks.filter(({ fileName }) => shell.includes(`/${fileName}"`)),
  )
  const addressesOf = (calls: string[]) => (api.sendsBearer ? [] : calls.map((call) => api.url + call))
  return ({ modules, texts, data, chosenData = [] }) => {
    const starts = modules.map((module) => chunkOf(chunks, module))
    const graph = [...graphOf(chunks, starts)].filter((chunk) => !alreadyThere.has(chunk))
    const styles = new Set(graph.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
    return {
      scripts: graph.map(({ fileName }) => `/${fileName}`),
      styles: [...styles].map((fileName) => `/${fileName}`),
      texts,
      data: addressesOf(data),
      chosen: addressesOf(chosenData),
    }
  }
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds, isDynamicEntry, facadeModuleId }) =>
    isDynamicEntry ? facadeModuleId?.endsWith(module) : moduleIds.some((id) => id.endsWith(module)),
  )
  if (chunk === undefined) throw new Error(`pages: no chunk holds ${module}`)
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

/** The text of a built file. */
export function textOf(bundle: Rolldown.OutputBundle, fileName: string): string {
  const file = bundle[fileName]
  if (file?.type !== 'asset') throw new Error(`pages: the build has no ${fileName}`)
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
}

/** The addresses of the fonts: every page has Latin text, Serbian and German pages have extended letters too. */
export const fontsOf = (bundle: Rolldown.OutputBundle, set: 'latin' | 'latin-ext'): string[] =>
  Object.keys(bundle)
    .filter((name) => name.includes(`-${set}-wght`) && name.endsWith('.woff2'))
    .map((name) => `/${name}`)
