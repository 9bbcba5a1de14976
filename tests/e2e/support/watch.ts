import type { BrowserContext } from '@playwright/test'

/** What went wrong in a browser unseen: errors in the console and the page, requests to other hosts. */
export interface Watch {
  readonly errors: readonly string[]
}

/** The browser's warning about a preload unused some seconds after the page has loaded, even if only late. */
export const UNUSED_PRELOAD = /was preloaded using link preload but not used/

/** The message with which Playwright blocks service workers. */
export const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/**
 * Watches every page of the browser context. Collects errors and warnings in the console, uncaught errors, and requests
 * to other hosts than the shop's.
 */
export function watch(context: BrowserContext, origin: string, expected: RegExp | undefined): Watch {
  const errors: string[] = []
  const addError = (text: string) => {
    if (!expected?.test(text) && !UNUSED_PRELOAD.test(text) && !text.includes(BLOCKED_WORKER))
      errors.push(text)
  }
  context.on('console', (message) => {
    const kind = message.type()
    if (kind === 'error' || kind === 'warning')
      addError(`console ${kind}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => addError(`thrown: ${String(error.error())}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) addError(`foreign request: ${url}`)
  })
  return { errors }
}
