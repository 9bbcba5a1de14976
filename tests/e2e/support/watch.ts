import type { BrowserContext } from '@playwright/test'

/** What went wrong in a browser unseen: errors of the console and the page, calls to strangers. */
export interface Watch {
  readonly complaints: readonly string[]
}

/** What the browser says of a preload that nothing has used some seconds after the page has come, be it only slow. */
export const UNUSED_PRELOAD = /was preloaded using link preload but not used/

/** What the tests' own block of service workers says. */
export const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/**
 * Watches every page of the browser context. Nothing may be said in the console as an error or a warning, nothing
 * thrown, and nothing asked of another host than the shop's own.
 */
export function watch(context: BrowserContext, origin: string, expected: RegExp | undefined): Watch {
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!expected?.test(text) && !UNUSED_PRELOAD.test(text) && !text.includes(BLOCKED_WORKER))
      complaints.push(text)
  }
  context.on('console', (message) => {
    const kind = message.type()
    if (kind === 'error' || kind === 'warning')
      complain(`console ${kind}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complain(`thrown: ${String(error.error())}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) complain(`foreign request: ${url}`)
  })
  return { complaints }
}
