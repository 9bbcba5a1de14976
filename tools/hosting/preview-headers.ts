import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { builtHeaders } from './built-headers.ts'

/** Gives every answer of `vite preview` the headers the app has in production, so that the browser tests run under them. */
export const previewHeaders = (): Plugin => ({
  name: 'struja:preview-headers',
  apply: 'serve',
  configurePreviewServer({ config, middlewares }) {
    const headers = new Headers(builtHeaders(resolve(config.root, config.build.outDir), config.env))
    middlewares.use((_, outgoing, next) => {
      outgoing.setHeaders(headers)
      next()
    })
  },
})
