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

/** Calls back with each event of the protocol, until the function that it gives is called. */
export type Listen = (react: (method: string, parameters: Record<string, unknown>) => void) => () => void

interface Answer {
  id: number
  result?: Record<string, unknown>
  error?: { message: string }
}

/**
 * Runs a browser whose console has no listener. Playwright and Lighthouse have one, which makes the browser look up the
 * source of every error that is created: React creates some at its start, which takes 100 ms that no visitor waits.
 */
export async function withUnobservedBrowser<T>(
  visit: (call: Call, listen: Listen) => Promise<T>,
): Promise<T> {
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
    const { call, listen } = connect(input, output)
    return await visit(call, listen)
  } finally {
    browser.kill()
    await ended
    // Helper processes may still write for a moment; only the asynchronous rm reads the folder anew at each retry.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

function connect(input: Writable, output: Readable): { call: Call; listen: Listen } {
  const listeners = new Set<Parameters<Listen>[0]>()
  const waiting = new Map<number, (answer: Answer) => void>()
  let rest = ''
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const answer: unknown = JSON.parse(message)
      if (isEvent(answer)) for (const react of listeners) react(answer.method, answer.params)
      if (!isAnswer(answer)) continue
      waiting.get(answer.id)?.(answer)
      waiting.delete(answer.id)
    }
  })
  let last = 0
  const call: Call = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) =>
        error === undefined ? resolve(result ?? {}) : reject(new Error(`${method}: ${error.message}`)),
      )
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
    })
  const listen: Listen = (react) => {
    listeners.add(react)
    return () => listeners.delete(react)
  }
  return { call, listen }
}

const isEvent = (message: unknown): message is { method: string; params: Record<string, unknown> } =>
  typeof message === 'object' && message !== null && 'method' in message && 'params' in message

/** Tells an answer from an event, which has no id. */
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number'
