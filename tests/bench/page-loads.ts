import { visit, type Visit } from './lighthouse'
import { median, report } from './ratio'

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const CHECKED = ['accessibility', 'best-practices', 'seo']

/** First loads of landing page and fleet against the floor page, in alternating runs; medians. */
export async function benchLoads(floor: string, app: string): Promise<void> {
  const pages = { floor, landing: app, fleet: app }
  const paths = { floor: '/', landing: '/', fleet: '/vehicles' }
  const visits: Record<keyof typeof pages, Visit[]> = { floor: [], landing: [], fleet: [] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['floor', 'landing', 'floor', 'fleet'] as const)
      visits[name].push(await visit(`${pages[name]}${paths[name]}`, ['performance']))

  const middle = (name: keyof typeof pages, figure: (visit: Visit) => number) =>
    median(visits[name].map(figure))
  const paint = (name: keyof typeof pages) => middle(name, ({ largestPaint }) => largestPaint)
  console.log(
    `Lighthouse, mobile preset, throttled by DevTools, medians of ${ROUNDS} (floor ${ROUNDS * 2}) alternating runs`,
  )
  console.table(
    Object.fromEntries(
      (['floor', 'landing', 'fleet'] as const).map((name) => [
        name,
        {
          'first paint (ms)': Math.round(middle(name, ({ firstPaint }) => firstPaint)),
          'largest paint (ms)': Math.round(paint(name)),
          'of the floor': (paint(name) / paint('floor')).toFixed(2),
          score: middle(name, ({ scores }) => scores['performance'] ?? Number.NaN),
          'layout shift': middle(name, ({ layoutShift }) => layoutShift).toFixed(4),
          'blocking (ms)': Math.round(middle(name, ({ blockingTime }) => blockingTime)),
          'sent (kB)': (middle(name, ({ bytes }) => bytes) / 1000).toFixed(1),
          'largest element': visits[name][0]?.largest.slice(0, 40),
        },
      ]),
    ),
  )
  report('landing: largest paint against the floor', paint('landing') / paint('floor'), '×', { most: 0.45 })
  report('fleet: largest paint against the floor', paint('fleet') / paint('floor'), '×', { most: 1.25 })
  report(
    'landing: score',
    middle('landing', ({ scores }) => scores['performance'] ?? 0),
    '',
    { least: 100 },
  )
}

/** What Lighthouse says of access, good practice and search engines, on one page of each kind. */
export async function benchScores(app: string): Promise<void> {
  for (const path of ['/', '/vehicles', '/auth', '/general-terms']) {
    const { scores, faults, layoutShift } = await visit(`${app}${path}`, ['performance', ...CHECKED])
    const missed = faults.length > 0 ? ` (${faults.join(', ')})` : ''
    for (const name of CHECKED)
      report(`${path}: ${name}${scores[name] === 100 ? '' : missed}`, scores[name] ?? 0, '', { least: 100 })
    report(`${path}: layout shift`, layoutShift, '', { most: 0.01 })
  }
}
