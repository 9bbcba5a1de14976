import { createServer, type ResolvedConfig } from 'vite'

import type { Language } from '../../src/i18n/languages.ts'

interface Drawing {
  /** The tags of the head. */
  head: string
  /** What stands in the root. */
  body: string
}

interface Renderer {
  renderLanding(language: Language, path: string): Promise<Drawing>
  close(): Promise<void>
}

const isRenderer = (
  module: Record<string, unknown>,
): module is Pick<Renderer, 'renderLanding'> & typeof module => typeof module['renderLanding'] === 'function'

/** Runs the app's own sources at build time, by the same settings. */
export async function startRenderer({ root, configFile, mode }: ResolvedConfig): Promise<Renderer> {
  const server = await createServer({
    root,
    configFile: configFile ?? false,
    mode,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const module = await server.ssrLoadModule('/tools/pages/render-landing.tsx')
  if (!isRenderer(module)) throw new Error('pages: the landing page cannot be drawn')
  return { renderLanding: module.renderLanding, close: () => server.close() }
}
