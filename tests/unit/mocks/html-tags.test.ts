import { createReadStream } from 'node:fs'
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { addToHtml } from '@/mocks/banner/banner-middleware'

import { listen } from './listen'

const PAGE = '<!doctype html><head><title>Čamac</title></head><body>$& $1</body>'
const WITH_TAG = PAGE.replace('</head>', () => '<script src="/$&.js"></script></head>')
const PAGE_REQUEST = { Accept: 'text/html,application/xhtml+xml' }

const serve = (page: RequestListener) => {
  const middleware = addToHtml('<script src="/$&.js"></script>')
  return listen((incoming, outgoing) => middleware(incoming, outgoing, () => page(incoming, outgoing)))
}

const PAGES: Record<string, RequestListener> = {
  'sent at once': (_, outgoing) => outgoing.setHeader('Content-Type', 'text/html').end(PAGE),
  'sent with writeHead and a length': (_, outgoing) =>
    outgoing
      .writeHead(200, {
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Length': Buffer.byteLength(PAGE),
      })
      .end(PAGE),
  'written in parts that split a letter': (_, outgoing) => {
    outgoing.writeHead(200, 'Fine', { 'content-type': 'text/html', ETag: '"1"' })
    const bytes = Buffer.from(PAGE)
    outgoing.write(bytes.subarray(0, bytes.indexOf('Č') + 1))
    outgoing.write(bytes.subarray(bytes.indexOf('Č') + 1))
    outgoing.end()
  },
}

describe('the tag', () => {
  it.each(Object.entries(PAGES))('is added to a page %s', async (_, page) => {
    const { url } = await serve(page)
    const response = await fetch(url, { headers: PAGE_REQUEST })
    expect(response.headers.get('ETag')).toBeNull()
    expect(Number(response.headers.get('Content-Length'))).toBe(Buffer.byteLength(WITH_TAG))
    expect(await response.text()).toBe(WITH_TAG)
  })

  it('removes the headers that ask for unmodified, partial or compressed answers', async () => {
    const { url } = await serve(({ headers }, outgoing) => {
      outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify(Object.keys(headers)))
    })
    const headers = {
      ...PAGE_REQUEST,
      'If-None-Match': '"1"',
      'If-Modified-Since': 'now',
      Range: 'bytes=0-1',
    }
    const seen = await (await fetch(url, { headers })).text()
    expect(seen).not.toMatch(/if-none-match|if-modified-since|range|accept-encoding/)
  })

  it('leaves everything but HTML alone, streams too', async () => {
    const file = fileURLToPath(import.meta.url)
    const { url } = await serve((_, outgoing) => {
      outgoing.writeHead(206, { 'Content-Type': 'text/plain' })
      createReadStream(file).pipe(outgoing)
    })
    const response = await fetch(url, { headers: PAGE_REQUEST })
    expect(response.status).toBe(206)
    expect(await response.text()).toContain('leaves everything but HTML alone')
  })

  it('is not added to answers to other calls than visits to a page', async () => {
    const { url } = await serve((_, outgoing) => outgoing.setHeader('Content-Type', 'text/html').end(PAGE))
    expect(await (await fetch(url, { headers: { Accept: '*/*' } })).text()).toBe(PAGE)
    expect(await (await fetch(url, { method: 'POST', headers: PAGE_REQUEST })).text()).toBe(PAGE)
  })
})
