import { expect } from '@playwright/test'

import { isWithinReach, TESTING_LIBRARY, findElements, type SeenElement, type Step } from './find'
import type { Key, Tab } from './tab'

const MAX_TAB_PRESSES = 90

/** Polls until the expectation holds. */
const poll = <Result>(look: () => Promise<Result>, what?: string) =>
  expect.poll(look, { intervals: [50], ...(what !== undefined && { message: what }) })

/** How to find an element on the page: within which elements, and by which role and name or label. */
export type ElementQuery = readonly Step[]

/** An element by its role and exact name, within others. */
export const byRole = (role: string, name?: string, within: ElementQuery = []): ElementQuery => [
  ...within,
  name === undefined ? { role } : { role, name },
]

/** A field by its exact label. */
export const field = (label: string, within: ElementQuery = []): ElementQuery => [...within, { label }]

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
    const address = () => this.tryEvaluate(() => location.href)
    const expected = typeof path === 'string' ? this.origin + path : expect.stringMatching(path)
    return poll(address).toEqual(expected)
  }

  /** Waits until there is exactly one such element, with the text or value if one is given. */
  async sees(query: ElementQuery, text = ''): Promise<void> {
    const texts = async () => (await this.#find(query)).map((seen) => seen.value || seen.text)
    await poll(texts, nameOf(query)).toEqual([expect.stringContaining(text)])
  }

  /** Runs a function in the page; undefined while the page is being left, since a further try finds the next page. */
  async tryEvaluate<Given extends readonly unknown[], Result>(
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
  async texts(query: ElementQuery): Promise<string[]> {
    return (await this.#find(query)).map(({ text }) => text)
  }

  /** Waits until the element is checked or switched on. */
  isOn(query: ElementQuery): Promise<void> {
    return poll(async () => (await this.#find(query)).map(({ checked }) => checked), nameOf(query)).toEqual([
      true,
    ])
  }

  /** Waits until there is no such element. */
  seesNo(query: ElementQuery): Promise<void> {
    return poll(async () => (await this.#find(query)).length, nameOf(query)).toBe(0)
  }

  /** Waits until the text is somewhere on the page. */
  seesText(text: string): Promise<void> {
    return poll(async () => (await this.tryEvaluate(allText)) ?? '', text).toContain(text)
  }

  /** Waits until the page declares this language. */
  isInLanguage(language: string): Promise<void> {
    return poll(() => this.tryEvaluate(() => document.documentElement.lang)).toBe(language)
  }

  /** Clicks the element with the mouse. */
  async clicks(query: ElementQuery): Promise<void> {
    await this.tab.click(await this.reach(query))
  }

  /** Goes to the field by the keyboard, and types the text into it. */
  async typesInto(query: ElementQuery, text: string): Promise<void> {
    await this.tabsTo(query)
    await this.tab.type(text)
    await this.sees(query, text)
  }

  /** Types the text into the field. */
  async fills(query: ElementQuery, text: string): Promise<void> {
    await this.clicks(query)
    await this.tab.type(text)
    await this.sees(query, text)
  }

  /** Chooses an option by its text. */
  async chooses(query: ElementQuery, option: string): Promise<void> {
    await this.tab.choose(await this.reach(query), option)
  }

  /** Puts a file into the field, which may be hidden behind its label. */
  async attaches(query: ElementQuery, file: string): Promise<void> {
    const { element } = await this.#findOne(query)
    await this.tab.attach(element, file)
  }

  /** Presses Tab until such an element has the focus, and waits for its outline; gives the element. */
  async tabsTo(query: ElementQuery, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<SeenElement> {
    await poll(async () => (await this.#find(query)).length, nameOf(query)).toBeGreaterThan(0)
    for (let stop = 0; stop < MAX_TAB_PRESSES; stop += 1) {
      await this.tab.press(key)
      const reached = await this.focused(query)
      if (reached === undefined) continue
      await poll(() => this.tab.evaluate(outlineOf, reached.element)).toBe('solid 3px')
      return reached
    }
    throw new Error(`${key} never reaches ${nameOf(query)}`)
  }

  /** The one of such elements that has the focus now. */
  async focused(query: ElementQuery): Promise<SeenElement | undefined> {
    return (await this.#find(query)).find(({ focused }) => focused)
  }

  /** Goes to the element by the keyboard, and presses the key there as soon as the element is enabled. */
  async pressesOn(query: ElementQuery, key: Key, way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabsTo(query, way)
    await poll(async () => (await this.focused(query))?.enabled, nameOf(query)).toBe(true)
    await this.tab.press(key)
  }

  /** Waits until the element can be clicked; gives its selector. */
  async reach(query: ElementQuery): Promise<string> {
    let element = ''
    await poll(async () => {
      const [seen, ...others] = await this.#find(query)
      if (seen === undefined || others.length > 0) return `there are ${others.length + (seen ? 1 : 0)}`
      if (!seen.enabled) return 'disabled'
      element = seen.element
      return (await this.tryEvaluate(isWithinReach, seen.element)) || 'out of reach'
    }, nameOf(query)).toBe(true)
    return element
  }

  /** Waits until there is exactly one such element; gives it. */
  async #findOne(query: ElementQuery): Promise<SeenElement> {
    let seen: SeenElement[] = []
    await poll(async () => {
      seen = await this.#find(query)
      return seen.length
    }, nameOf(query)).toBe(1)
    const [only] = seen
    if (only === undefined) throw new Error('A list of one has a first')
    return only
  }

  async #find(query: ElementQuery): Promise<SeenElement[]> {
    const seen = await this.tryEvaluate(findElements, [...query])
    if (seen) return seen
    await this.tab.addScript(TESTING_LIBRARY).catch(() => undefined)
    return (await this.tryEvaluate(findElements, [...query])) ?? []
  }
}

const nameOf = (query: ElementQuery): string =>
  query
    .map((step) => ('label' in step ? `field ${step.label}` : `${step.role} ${step.name ?? ''}`))
    .join(' > ')

const allText = (): string => document.body.innerText.replaceAll(/\s+/g, ' ')

function outlineOf(element: string): string {
  const found = document.querySelector(element)
  if (found === null) return ''
  const { outlineStyle, outlineWidth } = getComputedStyle(found)
  return `${outlineStyle} ${outlineWidth}`
}
