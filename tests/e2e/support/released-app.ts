import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { preview } from 'vite'

/** The port at which these tests serve releases, next to those of the preview server and the web server. */
export const RELEASE_PORT = Number(process.env['E2E_PORT'] ?? 4173) + 6

const TEXT = /\.(js|css|html|json)$/
const HASHED_SCRIPT = /-([\w-]{6,8})\.(js|css)$/

/** Answers the request for a path in place of the shop. */
export type Answer = (response: ServerResponse) => void

const folders: string[] = []
// Removed at the end, not after each test: an answer may still be under way.
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The shop on a server of its own, which can be cut off and get a new release; the API keeps its data. */
export class ReleasedApp {
  /** The paths that were requested, by any browser. */
  requested: string[] = []
  /** The paths that a test answers in place of the shop. */
  readonly answers = new Map<string, Answer>()
  readonly #folder: string
  readonly #server: Server
  readonly #port: number
  // The server's own responses, which end soon; responses of a test may stay open.
  readonly #underWay = new Set<ServerResponse>()

  private constructor(folder: string, server: Server, port: number) {
    this.#folder = folder
    this.#port = port
    this.#server = server
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { url = '' } = request
      this.requested.push(url)
      const answer = this.answers.get(url)
      if (answer) {
        answer(response)
        return
      }
      this.#underWay.add(response)
      response.once('close', () => this.#underWay.delete(response))
      for (const listener of listeners) listener.call(server, request, response)
    })
  }

  static async start(port = RELEASE_PORT): Promise<ReleasedApp> {
    const folder = mkdtempSync(join(tmpdir(), 'struja-release-'))
    folders.push(folder)
    cpSync('dist', folder, { recursive: true })
    Object.assign(process.env, { DEMO_BANNER: 'off', DEMO_LATENCY_MS: '0' })
    const { httpServer } = await preview({
      logLevel: 'silent',
      build: { outDir: folder },
      preview: { host: '127.0.0.1', port, strictPort: true },
    })
    if (!(httpServer instanceof Server)) throw new Error('The releases are served by plain HTTP')
    return new ReleasedApp(folder, httpServer, port)
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Stops the server and closes every connection. */
  async cut(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  async restore(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** Replaces this release by the next one: every script and style has a new name, and the old files are gone. */
  async release(): Promise<void> {
    // A script read during the change would import scripts of the next release, and start the app a second time.
    while (this.#underWay.size > 0) await Promise.all([...this.#underWay].map((open) => once(open, 'close')))
    const files = readdirSync(this.#folder, { recursive: true, encoding: 'utf8' })
    const names = new Set(files.filter((name) => HASHED_SCRIPT.test(name)).map((name) => basename(name)))
    const renamed = (text: string) =>
      text.replaceAll(/[\w-]+\.(?:js|css)/g, (name) => (names.has(name) ? nextName(name) : name))
    for (const name of files) {
      const path = join(this.#folder, name)
      if (TEXT.test(name)) writeFileSync(path, renamed(readFileSync(path, 'utf8')))
      if (HASHED_SCRIPT.test(name)) renameSync(path, renamed(path))
    }
  }

  async stop(): Promise<void> {
    if (this.#server.listening) await this.cut()
  }
}

const nextName = (name: string): string =>
  name.replace(HASHED_SCRIPT, (_, hash: string, ending: string) => {
    const next = createHash('sha256').update(hash).digest('hex').slice(0, hash.length)
    return `-${next}.${ending}`
  })
