import type { IncomingMessage } from 'node:http'

import type { Middleware } from './api-middleware.ts'

/** Adds the tags to the head of every HTML page that is served after it, by whatever serves it. */
export const addToHtml =
  (tags: string): Middleware =>
  (incoming, outgoing, next) => {
    if (!isPageVisit(incoming)) return next()
    askForPlainPage(incoming)

    const writeHead = outgoing.writeHead.bind(outgoing)
    const write = outgoing.write.bind(outgoing)
    const end = outgoing.end.bind(outgoing)
    // Node itself calls writeHead with the first bytes, so the true methods have to be back by then.
    const release = () => Object.assign(outgoing, { writeHead, write, end })

    const page: Uint8Array[] = []
    const isHtml = () => /^text\/html\b/.test(String(outgoing.getHeader('Content-Type')))
    const keep = (chunk: unknown) => {
      if (typeof chunk === 'string') page.push(Buffer.from(chunk))
      else if (chunk instanceof Uint8Array) page.push(chunk)
    }

    // Headers are only noted here, since the length changes.
    outgoing.writeHead = (status: number, ...rest: unknown[]) => {
      outgoing.statusCode = status
      for (const [name, value] of headersIn(rest)) outgoing.setHeader(name, value)
      return outgoing
    }
    outgoing.write = (...chunk: unknown[]) => {
      if (isHtml()) {
        keep(chunk[0])
        return true
      }
      release()
      return Boolean(Reflect.apply(write, undefined, chunk))
    }
    outgoing.end = (...chunk: unknown[]) => {
      release()
      if (isHtml()) {
        keep(chunk[0])
        const html = Buffer.from(withTags(Buffer.concat(page).toString(), tags))
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

/** Asks those that come after for the whole page, neither compressed nor "not modified". */
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
