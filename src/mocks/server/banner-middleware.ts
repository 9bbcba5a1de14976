import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

import { transformWithOxc } from 'vite'

import { DEMO_SIGN_INS, type SignIn } from '../seed-users.ts'
import type { Middleware } from './api-middleware.ts'

const said = ({ email, password }: SignIn) => `${email} / ${password}`

/** The script of the banner. The sign-ins go along as attributes: a page with a strict policy runs no inline script. */
export const BANNER_SCRIPT = {
  src: '/demo-banner.js',
  defer: true,
  'data-demo-client': said(DEMO_SIGN_INS.client),
  'data-demo-administrator': said(DEMO_SIGN_INS.administrator),
}

/** The same as a tag. */
export const bannerTag = (): string =>
  `<script ${Object.entries(BANNER_SCRIPT)
    .map(([name, value]) => (value === true ? name : `${name}="${value}"`))
    .join(' ')}></script>`

/** Serves the script and the styles of the demo banner. */
export const bannerMiddleware: Middleware = (incoming, outgoing, next) => {
  const path = incoming.url?.split('?')[0]
  if (path === '/demo-banner.js') return void sendText(outgoing, 'text/javascript', script, next)
  if (path === '/demo-banner.css') return void sendText(outgoing, 'text/css', styles, next)
  return next()
}

const read = (name: string) => readFile(fileURLToPath(new URL(`../banner/${name}`, import.meta.url)), 'utf8')
const styles = () => read('demo-banner.css')
const script = async () => (await transformWithOxc(await read('demo-banner.ts'), 'demo-banner.ts')).code

async function sendText(
  outgoing: ServerResponse,
  type: string,
  text: () => Promise<string>,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const body = await text()
    outgoing.setHeader('Content-Type', `${type}; charset=utf-8`)
    outgoing.setHeader('Cache-Control', 'no-cache')
    outgoing.setHeader('X-Content-Type-Options', 'nosniff')
    outgoing.end(body)
  } catch (error) {
    next(error)
  }
}
