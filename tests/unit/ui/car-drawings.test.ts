// @vitest-environment jsdom
import '../../support/setup'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

// The scale of the drawings in public/cars: one unit is five millimetres, the road is at y = 350.

const MM_PER_UNIT = 5
const ROAD_Y = 350

const MEASURES = ['length', 'height', 'wheelbase', 'frontOverhang', 'tyre', 'clearance'] as const

type Measures = Record<(typeof MEASURES)[number], number>

const CARS: Record<string, Measures> = {
  '3': { length: 4720, height: 1441, wheelbase: 2875, frontOverhang: 850, tyre: 668, clearance: 138 },
  s: { length: 5021, height: 1431, wheelbase: 2960, frontOverhang: 961, tyre: 700, clearance: 126 },
  x: { length: 5057, height: 1680, wheelbase: 2965, frontOverhang: 950, tyre: 740, clearance: 150 },
  y: { length: 4751, height: 1624, wheelbase: 2890, frontOverhang: 860, tyre: 711, clearance: 167 },
}

const PAINTS = ['pearl', 'silver', 'graphite', 'blue', 'red', 'forest']

const read = (file: string) => readFileSync(file, 'utf8')

describe.each(Object.entries(CARS))('the drawing of model %s', (model, real) => {
  const svg = read(`public/cars/model-${model}.svg`)
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const part = (selector: string) => {
    const found = drawing.querySelector(selector)
    if (found === null) throw new Error(`There is no ${selector}`)
    return found
  }
  const number = (selector: string, attribute: string) => Number(part(selector).getAttribute(attribute))

  it('has the proportions of the car, within two per cent', () => {
    const body = pointsOf(part('#body').getAttribute('d') ?? '')
    const left = Math.min(...body.map(({ x }) => x))
    const right = Math.max(...body.map(({ x }) => x))
    const top = Math.min(...body.map(({ y }) => y))
    const floor = Math.max(...pointsOf(part('#floor').getAttribute('d') ?? '').map(({ y }) => y))
    const front = number('#front', 'x')
    const drawn: Measures = {
      length: (right - left) * MM_PER_UNIT,
      height: (ROAD_Y - top) * MM_PER_UNIT,
      wheelbase: (number('#rear', 'x') - front) * MM_PER_UNIT,
      frontOverhang: (front - left) * MM_PER_UNIT,
      tyre: number('#W > circle', 'r') * 2 * MM_PER_UNIT,
      clearance: (ROAD_Y - floor) * MM_PER_UNIT,
    }
    for (const name of MEASURES) {
      const share = drawn[name] / real[name]
      expect.soft(share, name).toBeGreaterThan(0.98)
      expect.soft(share, name).toBeLessThan(1.02)
    }
  })

  it('stands on the road', () => {
    expect(number('#front', 'y') + number('#W > circle', 'r')).toBeCloseTo(ROAD_Y, 0)
    expect(number('#rear', 'y')).toBe(number('#front', 'y'))
  })

  it.each(PAINTS)('can be painted %s', (paint) => {
    for (const id of [paint, `${paint}-night`]) expect(drawing.querySelector(`g#${id}`)).not.toBeNull()
    expect(svg).toMatch(
      paint === 'pearl'
        ? /#car\{--p:#\w{6};/
        : new RegExp(`\\[id\\|=${paint}\\]:target~#car\\{--p:#\\w{6}\\}`),
    )
  })

  it('has its lights off in a day paint, and only in light colours', () => {
    expect(svg).toContain('@media(prefers-color-scheme:light){:target:not([id$=night])~#car{--n:none;')
    expect(svg).toContain('.n{display:var(--n)}')
    expect(drawing.querySelectorAll('.n')).not.toHaveLength(0)
  })
})

describe.each([
  ...Object.keys(CARS).map((model) => `public/cars/model-${model}.svg`),
  'src/routes/public/landing/belgrade.svg',
  'public/drawings/road.svg',
  'public/drawings/step-choose.svg',
  'public/drawings/step-book.svg',
  'public/drawings/step-drive.svg',
])('%s', (file) => {
  const svg = read(file)
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml')

  it('is well formed and small', () => {
    expect(drawing.querySelector('parsererror')).toBeNull()
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000)
  })

  it('runs no script and loads nothing from outside', () => {
    expect(drawing.querySelector('script, image, foreignObject')).toBeNull()
    expect(svg).not.toMatch(/\son\w+=|href="(?!#)|url\((?!#)|@import/)
  })

  it('defines every id it uses, once', () => {
    const ids = [...drawing.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...svg.matchAll(/url\(#(\w+)\)|href="#(\w+)"/g)].map(([, url, href]) => url ?? href)
    expect(used.filter((id) => id !== undefined && !ids.includes(id))).toEqual([])
  })
})

interface Point {
  x: number
  y: number
}

/** The number of values that each path command takes. */
const VALUES: Record<string, number> = { m: 2, l: 2, c: 6, a: 7, h: 1, v: 1 }

/** The points of a path of these drawings; an arc counts by its end, which is its outermost point here. */
function pointsOf(d: string): Point[] {
  const points: Point[] = []
  let x = 0
  let y = 0
  for (const [, command = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const kind = command.toLowerCase()
    const relative = command === kind
    const size = VALUES[kind] ?? 0
    for (let end = size; end > 0 && end <= values.length; end += size) {
      const last = values[end - 1] ?? 0
      const across = kind === 'h' ? last : (values[end - 2] ?? 0)
      if (kind !== 'v') x = relative ? x + across : across
      if (kind !== 'h') y = relative ? y + last : last
      points.push({ x, y })
    }
  }
  return points
}
