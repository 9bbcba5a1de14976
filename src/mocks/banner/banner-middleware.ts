import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

import { transformWithOxc } from 'vite'

import type { Middleware } from '../api-middleware.ts'
import { DEMO_SIGN_INS, type SignIn } from '../seed-users.ts'

const signInText = ({ email, password }: SignIn) => `${email} / ${password}`

// Attributes carry the sign-ins, since a page with a strict policy runs no inline script.
const CLIENT = `data-demo-client="${signInText(DEMO_SIGN_INS.client)}"`
const ADMINISTRATOR = `data-demo-administrator="${signInText(DEMO_SIGN_INS.administrator)}"`
const TAG = `<script type="module" src="/demo-banner.js" ${CLIENT} ${ADMINISTRATOR}></script>`

/** The page with the banner's script in its head. */
export const withBanner = (html: string): string => html.replace('</head>', `${TAG}</head>`)

/** Serves the banner's script and styles. */
export const bannerMiddleware: Middleware = (incoming, outgoing, next) => {
  const path = incoming.url?.split('?')[0]
  if (path === '/demo-banner.js') return void sendText(outgoing, 'text/javascript', script)
  if (path === '/demo-banner.css') return void sendText(outgoing, 'text/css', styles)
  return next()
}

const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')
const styles = () => read('demo-banner.css')
const script = async () => (await transformWithOxc(await read('demo-banner.ts'), 'demo-banner.ts')).code

/** Serves the built pages of that folder with the banner. */
export const pagesWithBanner =
  (folder: string): Middleware =>
  ({ method, url = '', headers }, outgoing, next) => {
    const { pathname } = new URL(url, 'http://localhost')
    // The service worker, which asks for any type, keeps the pages as they were built.
    const isVisit = method === 'GET' && headers.accept?.includes('text/html')
    if (!isVisit || !pathname.endsWith('.html')) return next()
    const page = async () => withBanner(await readFile(join(folder, pathname), 'utf8'))
    return void sendText(outgoing, 'text/html', page)
  }

async function sendText(outgoing: ServerResponse, type: string, text: () => Promise<string>): Promise<void> {
  const body = await text()
  outgoing.setHeader('Content-Type', `${type}; charset=utf-8`)
  outgoing.setHeader('Cache-Control', 'no-cache')
  outgoing.end(body)
}
