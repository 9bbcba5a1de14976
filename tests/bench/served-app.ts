import { build, preview } from 'vite'

/** Builds the app and serves it with the demo API holding a very large amount of data. */
export async function serveLargeApp(): Promise<{ origin: string; close: () => Promise<void> }> {
  process.env['DEMO_DATA'] = 'large'
  process.env['DEMO_LATENCY_MS'] = '0'
  process.env['DEMO_BANNER'] = 'off'
  await build({ logLevel: 'warn' })
  const server = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: 4194 } })
  const origin = server.resolvedUrls?.local[0]
  if (origin === undefined) throw new Error('The app is not served anywhere')
  return { origin, close: () => server.close() }
}
