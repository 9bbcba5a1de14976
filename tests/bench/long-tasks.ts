import { SLOW_DOWN } from './browser'
import { withUnobservedBrowser, type Call } from './devtools'
import { median, report, worst } from './ratio'

const BOUND_MS = 50
const PHONE = { width: 412, height: 823 }
// Visits differ from each other by half, since the browser's other processes need the processor too.
const VISITS = 15
const SETTLED_MS = 3000

/** Measures the long tasks after a page's first paint, on a four times slower processor. */
export const benchLongTasks = (origin: string): Promise<void> =>
  withUnobservedBrowser(async (call) => {
    for (const path of ['/', '/vehicles']) {
      const visits: number[][] = []
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await longTasksOf(call, origin + path))
      const longest = visits.map((tasks) => Math.max(0, ...tasks))
      report(
        `${path}: longest task after first paint, the median of ${VISITS} visits (worst ${worst(longest)})`,
        median(longest),
        ' ms',
        { most: BOUND_MS },
      )
      console.log(
        `       (tasks above ${BOUND_MS} ms in each visit: ${visits.map((tasks) => `[${tasks.join(', ')}]`).join(' ')})`,
      )
    }
  })

/** Visits a page in a context of its own; gives the lengths of its long tasks in milliseconds. */
async function longTasksOf(call: Call, address: string): Promise<number[]> {
  const { browserContextId } = await call('Target.createBrowserContext')
  const { targetId } = await call('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true })
  const callPage = (method: string, parameters: object) => call(method, parameters, String(sessionId))
  await callPage('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: true })
  await callPage('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await callPage('Page.navigate', { url: address })
  const { result } = await callPage('Runtime.evaluate', {
    // tsx wraps named functions in calls of the helper __name, which the page does not have.
    expression: `{ const __name = (given) => given; (${watchTasks.toString()})(${SETTLED_MS}) }`,
    awaitPromise: true,
    returnByValue: true,
  })
  await call('Target.disposeBrowserContext', { browserContextId })
  return tasksIn(result)
}

function tasksIn(result: unknown): number[] {
  const tasks: unknown = typeof result === 'object' && result && 'value' in result ? result.value : undefined
  if (!Array.isArray(tasks)) throw new Error(`The page did not tell its tasks: ${JSON.stringify(result)}`)
  return tasks.map(Number)
}

/** Runs in the page: the lengths in milliseconds of the long tasks that began after the first paint. */
async function watchTasks(settled: number): Promise<number[]> {
  const seen: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })
  observer.observe({ type: 'paint', buffered: true })
  const started = performance.now()
  const isSettled = () =>
    performance.now() - Math.max(started, ...seen.map(({ startTime, duration }) => startTime + duration)) >
    settled
  while (!isSettled()) await new Promise((resolve) => void setTimeout(resolve, 100))
  const painted = seen.find(({ name }) => name === 'first-contentful-paint')?.startTime
  if (painted === undefined) throw new Error('Nothing was painted')
  return seen
    .filter(({ entryType, startTime }) => entryType === 'longtask' && startTime > painted)
    .map(({ duration }) => Math.round(duration))
}
