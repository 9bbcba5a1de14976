import { resolve } from 'node:path'

import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'

import { NO_RULES, type OwnerRules } from '../rental/owner-rules.ts'
import { apiMiddleware } from './api-middleware.ts'
import { bannerMiddleware, pagesWithBanner, withBanner } from './banner/banner-middleware.ts'
import { createDatabase } from './database.ts'
import { createHandlers } from './handlers/index.ts'
import { createLargeDatabase } from './large-database.ts'
import { DEMO_SIGN_INS } from './seed-users.ts'

/**
 * A plugin that serves the demo API under '/api' in `vite` and `vite preview` where the app has no other API. The API
 * keeps to the owner's rules, by default none.
 */
export function demoApi({ rules = NO_RULES }: { rules?: OwnerRules } = {}): Plugin {
  let settings: DemoSettings | undefined

  const serve = (server: DemoServer, { latency, large }: DemoSettings) => {
    const db = large ? createLargeDatabase() : createDatabase()
    server.middlewares.use(apiMiddleware(createHandlers(db, { latency, rules })))
    server.middlewares.use(bannerMiddleware)
    announce(server)
  }

  return {
    name: 'struja:demo-api',
    apply: 'serve',

    configResolved({ mode, env, envDir }) {
      const isNeeded = !env['VITE_API_URL'] && process.env['VITEST'] === undefined
      if (isNeeded) settings = readSettings(envDir === false ? {} : loadEnv(mode, envDir, 'DEMO_'))
    },

    configureServer(server) {
      if (settings) serve(server, settings)
    },

    // Last, since the web server's rules name a page's file only then.
    configurePreviewServer: {
      order: 'post',
      handler(server) {
        const { root, build } = server.config
        if (settings) serve(server, settings)
        if (settings?.banner) server.middlewares.use(pagesWithBanner(resolve(root, build.outDir)))
      },
    },

    transformIndexHtml: (html) => (settings?.banner ? withBanner(html) : html),
  }
}

type DemoServer = ViteDevServer | PreviewServer

function announce(server: DemoServer): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    for (const [role, { email, password }] of Object.entries(DEMO_SIGN_INS))
      server.config.logger.info(`  ➜  Demo ${role}: ${email} / ${password}`)
  }
}

type DemoSettings = ReturnType<typeof readSettings>

/** Reads the settings that .env.example describes. Throws an Error that names a wrong variable. */
export function readSettings(environment: Readonly<Record<string, string>>) {
  const { DEMO_LATENCY_MS: latency, DEMO_DATA: data = '', DEMO_BANNER: banner = '' } = environment
  if (latency && !/^\d{1,5}$/.test(latency))
    throw new Error('Wrong value in the environment: DEMO_LATENCY_MS')
  if (!['', 'small', 'large'].includes(data)) throw new Error('Wrong value in the environment: DEMO_DATA')
  if (!['', 'on', 'off'].includes(banner)) throw new Error('Wrong value in the environment: DEMO_BANNER')
  return { latency: Number(latency || 150), large: data === 'large', banner: banner !== 'off' }
}
