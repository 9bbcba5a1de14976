import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createLogger, createServer, preview, type InlineConfig } from 'vite'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { seedVehicles } from '@/mocks/seed-vehicles'
import { demoApi, readSettings } from '@/mocks/vite-plugin'

import { listen } from './listen'

const PAGE = '<!doctype html><html lang="en"><head><title>Struja</title></head><body></body></html>'
const PAGE_REQUEST = { headers: { Accept: 'text/html' } }
const SCRIPT =
  '<script type="module" src="/demo-banner.js" data-demo-client="client@struja.example / client-demo" data-demo-administrator="admin@struja.example / admin-demo"></script>'

async function project(): Promise<InlineConfig> {
  const root = await mkdtemp(join(tmpdir(), 'demo-api-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, 'index.html'), PAGE)
  await writeFile(join(root, 'dist', 'index.html'), PAGE)
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [demoApi()],
    optimizeDeps: { noDiscovery: true },
  }
}

/** Starts the development server and returns its address. */
async function develop(): Promise<string> {
  const vite = await createServer({
    ...(await project()),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  onTestFinished(() => vite.close())
  return (await listen(vite.middlewares)).url
}

/** Starts the preview server and returns its address and what it has printed. */
async function show(): Promise<{ url: string; printed: string }> {
  const lines: string[] = []
  const customLogger = createLogger('info', { allowClearScreen: false })
  customLogger.info = (line) => lines.push(line)
  const server = await preview({
    ...(await project()),
    customLogger,
    preview: { port: 0, host: '127.0.0.1' },
  })
  onTestFinished(() => server.close())
  server.printUrls()
  const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
  if (url === undefined) throw new Error('The preview has no address')
  return { url: url.slice(0, -1), printed: lines.join('\n') }
}

beforeEach(() => {
  vi.stubEnv('VITEST', undefined)
  vi.stubEnv('VITE_API_URL', '')
})
afterEach(() => vi.unstubAllEnvs())

const SERVERS = [
  ['vite', develop],
  ['vite preview', async () => (await show()).url],
] as const

describe.each(SERVERS)('with %s', (_, start) => {
  it('the API, the banner and the page with its script are served', async () => {
    vi.stubEnv('DEMO_LATENCY_MS', '0')
    const url = await start()
    expect(await (await fetch(`${url}/api/vehicles`)).json()).toEqual(seedVehicles)
    const page = await fetch(`${url}/index.html`, PAGE_REQUEST)
    expect((await page.text()).split(SCRIPT)).toHaveLength(2)

    const script = await fetch(`${url}/demo-banner.js`)
    expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    const code = await script.text()
    expect(code).toContain('struja.demoBanner')
    expect(code).not.toMatch(/^\s*(import|export)\b/m)
    expect(code).not.toContain(': DOMStringMap')
    const styles = await fetch(`${url}/demo-banner.css`)
    expect(styles.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(await styles.text()).toContain('.demo-banner')
  })

  it.each([
    ['a test run', 'VITEST', 'true'],
    ['an app that has another API', 'VITE_API_URL', 'https://api.example.com'],
  ])('nothing is served in %s', async (_, name, value) => {
    vi.stubEnv(name, value)
    const url = await start()
    const body = await (await fetch(`${url}/api/vehicles`, PAGE_REQUEST)).text()
    expect(body).toContain('<title>Struja</title>')
    expect(body).not.toContain('demo-banner')
  })
})

describe('at the start', () => {
  it('both sign-ins are printed below the address', async () => {
    const { printed } = await show()
    const lines = printed.split('\n').filter((line) => line.includes('➜'))
    expect(lines[0]).toContain('127.0.0.1')
    expect(lines.at(-2)).toBe('  ➜  Demo client: client@struja.example / client-demo')
    expect(lines.at(-1)).toBe('  ➜  Demo administrator: admin@struja.example / admin-demo')
  })

  it('a wrong setting is named', async () => {
    vi.stubEnv('DEMO_DATA', 'huge')
    await expect(develop()).rejects.toThrow('DEMO_DATA')
  })
})

describe('the settings of the demo', () => {
  it('come from the environment', () => {
    expect(readSettings({ DEMO_LATENCY_MS: '0', DEMO_DATA: 'large', DEMO_BANNER: 'off' })).toEqual({
      latency: 0,
      large: true,
      banner: false,
    })
  })

  it.each([
    ['DEMO_LATENCY_MS', 'fast'],
    ['DEMO_LATENCY_MS', '-1'],
    ['DEMO_DATA', 'huge'],
    ['DEMO_BANNER', 'no'],
  ])('name %s when it is %j', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })
})
