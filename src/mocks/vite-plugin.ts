import {
  defaultAllowedOrigins,
  loadEnv,
  type Connect,
  type Logger,
  type Plugin,
  type ResolvedConfig,
} from 'vite'

import { createDatabase, type Database } from './database.ts'
import { createHandlers } from './handlers/index.ts'
import { createLargeDatabase } from './large-database.ts'
import { DEMO_SIGN_INS } from './seed-users.ts'
import { apiMiddleware } from './server/api-middleware.ts'
import { BANNER_SCRIPT, bannerMiddleware, bannerTag } from './server/banner-middleware.ts'
import { addToHtml } from './server/html-tags.ts'
import { readSettings, type DemoSettings } from './settings.ts'

export interface DemoApiOptions {
  /** The data to serve; by default fresh demo data. */
  database?: Database
  /** Serves the demo API even where VITE_API_URL is set or Vitest runs. */
  force?: boolean
}

/** Serves the demo API under '/api' in `vite` and `vite preview` where the app has no other API (design: the demo API). */
export function demoApi({ database, force = false }: DemoApiOptions = {}): Plugin {
  let settings: DemoSettings | undefined

  const serve = (middlewares: Connect.Server, { latency, large }: DemoSettings) => {
    const db = database ?? (large ? createLargeDatabase() : createDatabase())
    middlewares.use(apiMiddleware(createHandlers(db, { latency })))
    middlewares.use(bannerMiddleware)
  }

  return {
    name: 'struja:demo-api',
    apply: 'serve',

    // Preflights reach the middleware, as Vite's own answer knows this machine's origins only.
    config: ({ server, preview }) => ({
      ...(server?.cors === undefined && { server: { cors: passedOn } }),
      ...(preview?.cors === undefined && { preview: { cors: passedOn } }),
    }),

    configResolved(config) {
      const wanted = !config.env['VITE_API_URL'] && process.env['VITEST'] === undefined
      settings = force || wanted ? readSettings(demoEnvironment(config)) : undefined
    },

    configureServer(server) {
      if (settings === undefined) return
      serve(server.middlewares, settings)
      announce(server)
    },

    configurePreviewServer(server) {
      if (settings === undefined) return
      serve(server.middlewares, settings)
      if (settings.banner) server.middlewares.use(addToHtml(bannerTag()))
      announce(server)
    },

    transformIndexHtml: () =>
      settings?.banner ? [{ tag: 'script', attrs: BANNER_SCRIPT, injectTo: 'head' }] : [],
  }
}

const passedOn = { origin: defaultAllowedOrigins, preflightContinue: true }

const demoEnvironment = ({ mode, envDir }: ResolvedConfig) =>
  envDir === false ? {} : loadEnv(mode, envDir, 'DEMO_')

/** Prints the sign-ins below the addresses of the server. */
function announce(server: { printUrls(): void; config: { logger: Logger } }): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    for (const [role, { email, password }] of Object.entries(DEMO_SIGN_INS))
      server.config.logger.info(`  ➜  Demo ${role}: ${email} / ${password}`)
  }
}
