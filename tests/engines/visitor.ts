import { expect } from '@playwright/test'

import { isWithinReach, LIBRARY, look, type Seen, type Step } from './find'
import type { Key, Tab } from './tab'

const MOST_STOPS = 90

/** Polls until the expectation holds. */
const until = <Result>(look: () => Promise<Result>, what?: string) =>
  expect.poll(look, { intervals: [50], ...(what !== undefined && { message: what }) })

/** How to find an element on the page: within which elements, and by which role and name or label. */
export type Place = readonly Step[]

/** A place by role and exact name, within another place. */
export const the = (role: string, name?: string, within: Place = []): Place => [
  ...within,
  name === undefined ? { role } : { role, name },
]

/** A field by its exact label. */
export const field = (label: string, within: Place = []): Place => [...within, { label }]

/** A person at a window of the shop: does what people do, and waits for what people wait for. */
export class Visitor {
  readonly tab: Tab
  readonly origin: string

  constructor(tab: Tab, origin: string) {
    this.tab = tab
    this.origin = origin
  }

  async reloads(): Promise<void> {
    await this.tab.goto(await this.tab.evaluate(() => location.href))
  }

  open(path: string): Promise<void> {
    return this.tab.goto(this.origin + path)
  }

  /** Waits until the address is this path. */
  isAt(path: string | RegExp): Promise<void> {
    const address = () => this.asks(() => location.href)
    const expected = typeof path === 'string' ? this.origin + path : expect.stringMatching(path)
    return until(address).toEqual(expected)
  }

  /** Waits until there is exactly one such element, with the text or value if one is given. */
  async sees(place: Place, text = ''): Promise<void> {
    const texts = async () => (await this.#look(place)).map((seen) => seen.value || seen.text)
    await until(texts, nameOf(place)).toEqual([expect.stringContaining(text)])
  }

  /** Runs a function in the page; undefined while the page is being left, since a further try finds the next page. */
  async asks<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result | undefined> {
    try {
      return await this.tab.evaluate(work, ...given)
    } catch {
      return undefined
    }
  }

  /** The current texts of such elements, in their order. */
  async texts(place: Place): Promise<string[]> {
    return (await this.#look(place)).map(({ text }) => text)
  }

  /** Waits until the element is checked or switched on. */
  isOn(place: Place): Promise<void> {
    return until(async () => (await this.#look(place)).map(({ checked }) => checked), nameOf(place)).toEqual([
      true,
    ])
  }

  /** Waits until there is no such element. */
  misses(place: Place): Promise<void> {
    return until(async () => (await this.#look(place)).length, nameOf(place)).toBe(0)
  }

  /** Waits until the text is somewhere on the page. */
  reads(text: string): Promise<void> {
    return until(async () => (await this.asks(allText)) ?? '', text).toContain(text)
  }

  /** Waits until the page declares this language. */
  hears(language: string): Promise<void> {
    return until(() => this.asks(() => document.documentElement.lang)).toBe(language)
  }

  /** Clicks the element with the mouse. */
  async clicks(place: Place): Promise<void> {
    await this.tab.click(await this.reach(place))
  }

  /** Goes to the field by the keyboard, and types the text into it. */
  async typesInto(place: Place, text: string): Promise<void> {
    await this.tabsTo(place)
    await this.tab.type(text)
    await this.sees(place, text)
  }

  /** Types the text into the field. */
  async fills(place: Place, text: string): Promise<void> {
    await this.clicks(place)
    await this.tab.type(text)
    await this.sees(place, text)
  }

  /** Chooses an option by its text. */
  async chooses(place: Place, option: string): Promise<void> {
    await this.tab.choose(await this.reach(place), option)
  }

  /** Puts a file into the field, which may be hidden behind its label. */
  async attaches(place: Place, file: string): Promise<void> {
    const { element } = await this.#one(place)
    await this.tab.attach(element, file)
  }

  /** Presses Tab until such an element has the focus, and waits for its outline; gives the element. */
  async tabsTo(place: Place, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Seen> {
    await until(async () => (await this.#look(place)).length, nameOf(place)).toBeGreaterThan(0)
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await this.tab.press(key)
      const reached = await this.focused(place)
      if (reached === undefined) continue
      await until(() => this.tab.evaluate(outlineOf, reached.element)).toBe('solid 3px')
      return reached
    }
    throw new Error(`${key} never reaches ${nameOf(place)}`)
  }

  /** The one of such elements that has the focus now. */
  async focused(place: Place): Promise<Seen | undefined> {
    return (await this.#look(place)).find(({ focused }) => focused)
  }

  /** Goes to the element by the keyboard, and presses the key there. */
  async pressesOn(place: Place, key: Key, way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabsTo(place, way)
    await this.tab.press(key)
  }

  /** Waits until the element can be clicked; gives its selector. */
  async reach(place: Place): Promise<string> {
    let element = ''
    await until(async () => {
      const [seen, ...others] = await this.#look(place)
      if (seen === undefined || others.length > 0) return `there are ${others.length + (seen ? 1 : 0)}`
      if (!seen.enabled) return 'disabled'
      element = seen.element
      return (await this.asks(isWithinReach, seen.element)) || 'out of reach'
    }, nameOf(place)).toBe(true)
    return element
  }

  /** Waits until there is exactly one such element; gives it. */
  async #one(place: Place): Promise<Seen> {
    let seen: Seen[] = []
    await until(async () => {
      seen = await this.#look(place)
      return seen.length
    }, nameOf(place)).toBe(1)
    const [only] = seen
    if (only === undefined) throw new Error('A list of one has a first')
    return only
  }

  async #look(place: Place): Promise<Seen[]> {
    const seen = await this.asks(look, [...place])
    if (seen) return seen
    await this.tab.addScript(LIBRARY).catch(() => undefined)
    return (await this.asks(look, [...place])) ?? []
  }
}

const nameOf = (place: Place): string =>
  place
    .map((step) => ('label' in step ? `field ${step.label}` : `${step.role} ${step.name ?? ''}`))
    .join(' > ')

const allText = (): string => document.body.innerText.replaceAll(/\s+/g, ' ')

function outlineOf(element: string): string {
  const found = document.querySelector(element)
  if (found === null) return ''
  const { outlineStyle, outlineWidth } = getComputedStyle(found)
  return `${outlineStyle} ${outlineWidth}`
}
