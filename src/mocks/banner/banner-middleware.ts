import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

import { transformWithOxc } from 'vite'

import type { Middleware } from '../api-middleware.ts'
import { DEMO_SIGN_INS, type SignIn } from '../seed-users.ts'

const signInText = ({ email, password }: SignIn) => `${email} / ${password}`

/** The banner's script tag. Attributes carry the sign-ins, since a page with a strict policy runs no inline script. */
export const BANNER_SCRIPT = {
  src: '/demo-banner.js',
  defer: true,
  'data-demo-client': signInText(DEMO_SIGN_INS.client),
  'data-demo-administrator': signInText(DEMO_SIGN_INS.administrator),
}

export const bannerTag = (): string =>
  `<script ${Object.entries(BANNER_SCRIPT)
    .map(([name, value]) => (value === true ? name : `${name}="${value}"`))
    .join(' ')}></script>`

export const bannerMiddleware: Middleware = (incoming, outgoing, next) => {
  const path = incoming.url?.split('?')[0]
  if (path === '/demo-banner.js') return void sendText(outgoing, 'text/javascript', script, next)
  if (path === '/demo-banner.css') return void sendText(outgoing, 'text/css', styles, next)
  return next()
}

const read = (name: string) => readFile(fileURLToPath(new URL(`./${name}`, import.meta.url)), 'utf8')
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

/** Adds the tags to the head of every HTML page that later middleware serves. */
export const addToHtml =
  (tags: string): Middleware =>
  (incoming, outgoing, next) => {
    if (!isPageVisit(incoming)) return next()
    askForPlainPage(incoming)

    const writeHead = outgoing.writeHead.bind(outgoing)
    const write = outgoing.write.bind(outgoing)
    const end = outgoing.end.bind(outgoing)
    // Node itself calls writeHead with the first bytes, so the original methods have to be back by then.
    const restoreMethods = () => Object.assign(outgoing, { writeHead, write, end })

    const pageChunks: Uint8Array[] = []
    const isHtml = () => /^text\/html\b/.test(String(outgoing.getHeader('Content-Type')))
    const collect = (chunk: unknown) => {
      if (typeof chunk === 'string') pageChunks.push(Buffer.from(chunk))
      else if (chunk instanceof Uint8Array) pageChunks.push(chunk)
    }

    // Headers are not sent yet, since the length changes.
    outgoing.writeHead = (status: number, ...rest: unknown[]) => {
      outgoing.statusCode = status
      for (const [name, value] of headersIn(rest)) outgoing.setHeader(name, value)
      return outgoing
    }
    outgoing.write = (...chunk: unknown[]) => {
      if (isHtml()) {
        collect(chunk[0])
        return true
      }
      restoreMethods()
      return Boolean(Reflect.apply(write, undefined, chunk))
    }
    outgoing.end = (...chunk: unknown[]) => {
      restoreMethods()
      if (isHtml()) {
        collect(chunk[0])
        const html = Buffer.from(withTags(Buffer.concat(pageChunks).toString(), tags))
        outgoing.removeHeader('ETag')
        outgoing.removeHeader('Last-Modified')
        outgoing.setHeader('Content-Length', html.byteLength)
        return outgoing.end(html)
      }
      Reflect.apply(end, undefined, chunk)
      return outgoing
    }
    return next()
  }

const isPageVisit = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/** Makes later middleware send the whole page, neither compressed nor "not modified". */
function askForPlainPage({ headers }: IncomingMessage): void {
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete headers[name]
}

const withTags = (html: string, tags: string) =>
  html.includes('</head>') ? html.replace('</head>', () => `${tags}</head>`) : html

type HeaderValue = string | number | string[]

function* headersIn(rest: readonly unknown[]): Generator<[string, HeaderValue]> {
  const headers = rest.find((value) => typeof value === 'object' && value !== null)
  if (headers === undefined) return
  for (const [name, value] of Object.entries(headers)) if (isHeaderValue(value)) yield [name, value]
}

const isHeaderValue = (value: unknown): value is HeaderValue =>
  typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
