import * as v from 'valibot'

import { SLOW_DOWN } from './browser'
import { withUnobservedBrowser, type Call, type Listen } from './devtools'
import { median, report, worst } from './ratio'

const LONG_MS = 50
const PHONE = { width: 390, height: 844 }
// 'Slow 4G' of Lighthouse: bytes a second, and milliseconds.
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_375 }
// Visits differ from each other by half, since the browser's other processes need the processor too.
const VISITS = Number(process.env['ROUNDS'] ?? 5) * 3
const VISIT_MS = 6000

const TraceEvent = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds. */
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  args: v.optional(v.looseObject({ data: v.optional(v.record(v.string(), v.unknown())) })),
})

type TraceEvent = v.InferOutput<typeof TraceEvent>

/** A task of the page's main thread after the first paint: its start and length, and its causes by their share, in ms. */
interface Task {
  at: number
  length: number
  causes: [name: string, length: number][]
}

/** Measures what blocks a page after its first paint, and names the causes, on a slow phone and network. */
export const benchBlocking = (origin: string): Promise<void> =>
  withUnobservedBrowser(async (call, listen) => {
    for (const path of ['/', '/vehicles']) {
      const visits: Task[][] = []
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await tasksOf(call, listen, origin + path))
      const sums = visits.map(sumBeyond)
      const longest = visits.map((tasks) => worst([0, ...tasks.map(({ length }) => length)]))
      report(
        `${path}: longest task after first paint (worst ${worst(longest).toFixed(0)})`,
        median(longest),
        ' ms',
        {
          most: LONG_MS,
        },
      )
      console.log(
        `       beyond ${LONG_MS} ms a task: median ${median(sums).toFixed(0)}, worst ${worst(sums).toFixed(0)} ms`,
      )
      console.table(
        visits
          .find((tasks) => sumBeyond(tasks) === median(sums))
          ?.filter(({ length }) => length > LONG_MS / 2)
          .map(({ at, length, causes }) => ({
            'at (ms)': Math.round(at),
            'length (ms)': Math.round(length),
            causes: causes.map(([name, share]) => `${name} ${Math.round(share)}`).join(', '),
          })),
      )
    }
  })

const sumBeyond = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { length }) => sum + Math.max(0, length - LONG_MS), 0)

/** Visits a page in a context of its own and traces it. */
async function tasksOf(call: Call, listen: Listen, address: string): Promise<Task[]> {
  const { browserContextId } = await call('Target.createBrowserContext')
  const { targetId } = await call('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true })
  const callPage = (method: string, parameters: object = {}) => call(method, parameters, String(sessionId))
  await callPage('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: true })
  await callPage('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await callPage('Network.enable')
  await callPage('Network.emulateNetworkConditions', SLOW_4G)
  const events: TraceEvent[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const stop = listen((method, { value }) => {
    if (method === 'Tracing.dataCollected')
      events.push(...v.parse(v.array(v.unknown()), value).flatMap(readEvent))
    if (method === 'Tracing.tracingComplete') end()
  })
  await callPage('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'loading',
        'blink.user_timing',
      ],
    },
  })
  await callPage('Page.navigate', { url: address })
  await new Promise((resolve) => void setTimeout(resolve, VISIT_MS))
  await callPage('Tracing.end')
  await ended
  stop()
  await call('Target.disposeBrowserContext', { browserContextId })
  return tasksIn(events, address)
}

const readEvent = (event: unknown): TraceEvent[] => {
  const result = v.safeParse(TraceEvent, event)
  return result.success ? [result.output] : []
}

function tasksIn(events: readonly TraceEvent[], address: string): Task[] {
  const page = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.['documentLoaderURL'] === address,
  )
  if (page === undefined) throw new Error(`The trace has no visit of ${address}`)
  const started = page.ts
  const own = events.filter(({ pid, ts }) => pid === page.pid && ts >= started)
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) throw new Error('Nothing was painted')
  const onThread = own.filter(({ tid, ph }) => tid === page.tid && ph === 'X')
  return onThread
    .filter(({ name, ts, dur }) => name === 'RunTask' && ts + dur > paint.ts)
    .map((task) => ({
      at: (task.ts - started) / 1000,
      length: task.dur / 1000,
      causes: causesOf(task, onThread),
    }))
}

/** The events of a task by the time that they take themselves, without those inside them; the largest three. */
function causesOf(task: TraceEvent, events: readonly TraceEvent[]): Task['causes'] {
  const end = ({ ts, dur }: TraceEvent) => ts + dur
  const inside = events
    .filter((event) => event !== task && event.ts >= task.ts && end(event) <= end(task))
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const shares = new Map<string, number>()
  const add = (name: string, dur: number) => shares.set(name, (shares.get(name) ?? 0) + dur / 1000)
  const open: TraceEvent[] = []
  for (const event of inside) {
    while (open.length > 0 && end(open.at(-1) ?? event) <= event.ts) open.pop()
    const around = open.at(-1)
    if (around) add(causeOf(around), -event.dur)
    add(causeOf(event), event.dur)
    open.push(event)
  }
  return [...shares].toSorted(([, a], [, b]) => b - a).slice(0, 3)
}

/** The event with the file that it concerns. */
const causeOf = ({ name, args }: TraceEvent) => {
  const url = args?.data?.['url']
  return typeof url === 'string' ? `${name} ${url.split('/').at(-1)}` : name
}
