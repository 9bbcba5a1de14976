import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { preview, type PreviewServer } from 'vite'

/** Where the releases of these tests are served: beside the preview server and the web server. */
export const RELEASE_PORT = Number(process.env['E2E_PORT'] ?? 4173) + 6

const TEXT = /\.(js|css|html|json)$/
const HASHED_SCRIPT = /-([\w-]{6,8})\.(js|css)$/

/** The shop on a server of its own, which can be taken off the network and released anew. */
export class ReleasedApp {
  readonly #folder = mkdtempSync(join(tmpdir(), 'struja-release-'))
  #server: PreviewServer | undefined
  /** The paths asked for since the last look, whoever asked. */
  asked: string[] = []

  constructor() {
    cpSync('dist', this.#folder, { recursive: true })
  }

  async start(): Promise<void> {
    Object.assign(process.env, { DEMO_BANNER: 'off', DEMO_LATENCY_MS: '0' })
    this.#server = await preview({
      logLevel: 'silent',
      build: { outDir: this.#folder },
      preview: { host: '127.0.0.1', port: RELEASE_PORT, strictPort: true },
    })
    this.#server.httpServer.prependListener('request', ({ url = '' }: IncomingMessage) =>
      this.asked.push(url),
    )
  }

  async stop(): Promise<void> {
    if (this.#server && 'closeAllConnections' in this.#server.httpServer)
      this.#server.httpServer.closeAllConnections()
    await this.#server?.close()
    this.#server = undefined
  }

  /** Puts the next release in the place of this one: every script has another name, and the old ones are gone. */
  async release(): Promise<void> {
    await this.stop()
    const files = readdirSync(this.#folder, { recursive: true, encoding: 'utf8' })
    const names = files.filter((name) => HASHED_SCRIPT.test(name)).map((name) => name.replace(/^.*\//, ''))
    const renamed = (text: string) =>
      names.reduce((result, name) => result.replaceAll(name, nextName(name)), text)
    for (const name of files) {
      const path = join(this.#folder, name)
      if (!statSync(path).isFile()) continue
      if (TEXT.test(name)) writeFileSync(path, renamed(readFileSync(path, 'utf8')))
      if (HASHED_SCRIPT.test(name)) renameSync(path, renamed(path))
    }
    await this.start()
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

const nextName = (name: string): string =>
  name.replace(HASHED_SCRIPT, (_, hash: string, ending: string) => {
    const next = createHash('sha256').update(hash).digest('hex').slice(0, hash.length)
    return `-${next}.${ending}`
  })
