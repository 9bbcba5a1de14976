import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../engines/installed'

const PORT = Number(process.env['E2E_PORT'] ?? 4173) + 9

/** The result of a Lighthouse visit to a page: times in milliseconds, scores out of 100, bytes as sent. */
export interface Visit {
  largestPaint: number
  firstPaint: number
  speedIndex: number
  layoutShift: number
  blockingTime: number
  bytes: number
  /** The largest painted element, as HTML. */
  largest: string
  scores: Record<string, number>
  /** The audits that cost points, by id. */
  faults: string[]
}

/** Visits a page once in a fresh browser, as a slow phone on a slow network (the mobile preset, throttled by DevTools). */
export async function visit(url: string, categories: string[]): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${PORT}`],
  })
  try {
    const flags: Flags = {
      port: PORT,
      logLevel: 'error',
      onlyCategories: categories,
      throttlingMethod: 'devtools',
    }
    const outcome = await lighthouse(url, flags)
    if (outcome === undefined || outcome.lhr.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${outcome?.lhr.runtimeError?.message}`)
    return readResult(outcome.lhr)
  } finally {
    await browser.close()
  }
}

function readResult({ audits, categories }: Result): Visit {
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    largestPaint: figure('largest-contentful-paint'),
    firstPaint: figure('first-contentful-paint'),
    speedIndex: figure('speed-index'),
    layoutShift: figure('cumulative-layout-shift'),
    blockingTime: figure('total-blocking-time'),
    bytes: figure('total-byte-weight'),
    largest:
      JSON.stringify(audits['largest-contentful-paint-element']?.details ?? '').match(
        /"snippet":"(.*?[^\\])"/,
      )?.[1] ?? '',
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    faults: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    ),
  }
}
