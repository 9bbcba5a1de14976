import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../engines/installed'

/** A call of the DevTools protocol; of a page, if its session is given. */
export type Call = (
  method: string,
  parameters?: object,
  sessionId?: string,
) => Promise<Record<string, unknown>>

interface Answer {
  id: number
  result?: Record<string, unknown>
  error?: { message: string }
}

/**
 * Runs a browser whose console has no listener. Playwright and Lighthouse have one, which makes the browser look up the
 * source of every error that is created: React creates some at its start, which takes 100 ms that no visitor waits.
 */
export async function withUnobservedBrowser<T>(visit: (call: Call) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'struja-bench-'))
  const browser = spawn(
    requireChromium(),
    ['--headless', ...CHROMIUM_ARGUMENTS, `--user-data-dir=${folder}`, '--remote-debugging-pipe'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const [, , , input, output] = browser.stdio
  try {
    if (!(input instanceof Writable) || !(output instanceof Readable))
      throw new Error('The browser has no pipes')
    return await visit(callsOver(input, output))
  } finally {
    browser.kill()
    await ended
    // Helper processes may still write for a moment; only the asynchronous rm reads the folder anew at each retry.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

function callsOver(input: Writable, output: Readable): Call {
  const waiting = new Map<number, (answer: Answer) => void>()
  let rest = ''
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const answer: unknown = JSON.parse(message)
      if (!isAnswer(answer)) continue
      waiting.get(answer.id)?.(answer)
      waiting.delete(answer.id)
    }
  })
  let last = 0
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) =>
        error === undefined ? resolve(result ?? {}) : reject(new Error(`${method}: ${error.message}`)),
      )
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
    })
}

/** Tells an answer from an event, which has no id. */
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number'
