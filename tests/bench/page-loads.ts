import { visit, type Visit } from './lighthouse'
import { median, report, worst } from './ratio'

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const CATEGORIES = ['accessibility', 'best-practices', 'seo']

const PAGES = { baseline: '/', landing: '/', fleet: '/vehicles' }

type PageName = keyof typeof PAGES
type Figure = (visit: Visit) => number

/** Compares first loads of landing page and fleet with the baseline page, in alternating visits; median and worst. */
export async function benchLoads(baseline: string, app: string): Promise<void> {
  const visits: Record<PageName, Visit[]> = { baseline: [], landing: [], fleet: [] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['baseline', 'landing', 'baseline', 'fleet'] as const)
      visits[name].push(await visit(`${name === 'baseline' ? baseline : app}${PAGES[name]}`, ['performance']))

  console.log(
    `Lighthouse, mobile preset, throttled by DevTools: ${ROUNDS} alternating rounds, median (worst)`,
  )
  const medianAndWorst = (name: PageName, figure: Figure, digits = 0) => {
    const figures = visits[name].map(figure)
    return `${median(figures).toFixed(digits)} (${worst(figures).toFixed(digits)})`
  }
  console.table(
    Object.fromEntries(
      (['baseline', 'landing', 'fleet'] as const).map((name) => [
        name,
        {
          'first paint (ms)': medianAndWorst(name, ({ firstPaint }) => firstPaint),
          'largest paint (ms)': medianAndWorst(name, ({ largestPaint }) => largestPaint),
          'speed index (ms)': medianAndWorst(name, ({ speedIndex }) => speedIndex),
          'blocking (ms)': medianAndWorst(name, ({ blockingTime }) => blockingTime),
          'layout shift': medianAndWorst(name, ({ layoutShift }) => layoutShift, 4),
          score: `${median(visits[name].map(scoreOf))} (${Math.min(...visits[name].map(scoreOf))})`,
          'sent (kB)': (median(visits[name].map(({ bytes }) => bytes)) / 1000).toFixed(1),
          'largest element': visits[name][0]?.largest.slice(0, 40),
        },
      ]),
    ),
  )

  const against = (name: PageName, what: string, figure: Figure, most: number) => {
    const baselineMedian = median(visits.baseline.map(figure))
    const ratios = visits[name].map((one) => figure(one) / baselineMedian)
    report(`${name}: ${what} against the baseline (worst ${worst(ratios).toFixed(2)})`, median(ratios), '×', {
      most,
    })
  }
  against('landing', 'largest paint', ({ largestPaint }) => largestPaint, 0.48)
  against('landing', 'speed index', ({ speedIndex }) => speedIndex, 0.48)
  against('fleet', 'largest paint', ({ largestPaint }) => largestPaint, 1.3)
  for (const [name, least] of [
    ['landing', 100],
    ['fleet', 95],
  ] as const) {
    const blocking = visits[name].map(({ blockingTime }) => blockingTime)
    report(`${name}: blocking time (worst ${worst(blocking).toFixed(0)})`, median(blocking), ' ms', {
      most: 100,
    })
    const shifts = visits[name].map(({ layoutShift }) => layoutShift)
    report(`${name}: layout shift, the worst`, worst(shifts), '', { most: 0.01 })
    const scores = visits[name].map(scoreOf)
    report(`${name}: score (worst ${Math.min(...scores)})`, median(scores), '', { least })
  }
}

const scoreOf: Figure = ({ scores }) => scores['performance'] ?? Number.NaN

/** Lighthouse's scores for accessibility, best practices and search engines, on one page of each kind. */
export async function benchScores(app: string): Promise<void> {
  for (const path of ['/', '/vehicles', '/auth', '/general-terms']) {
    const { scores, faults, layoutShift } = await visit(`${app}${path}`, ['performance', ...CATEGORIES])
    const lostPoints = faults.length > 0 ? ` (${faults.join(', ')})` : ''
    for (const name of CATEGORIES)
      report(`${path}: ${name}${scores[name] === 100 ? '' : lostPoints}`, scores[name] ?? 0, '', {
        least: 100,
      })
    report(`${path}: layout shift`, layoutShift, '', { most: 0.01 })
  }
}
