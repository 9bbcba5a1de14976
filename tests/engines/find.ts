import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type * as Library from '@testing-library/dom'

declare global {
  interface Window {
    TestingLibraryDom?: typeof Library
  }
}

/** The source of Testing Library, which finds elements by role and label, to be run in a page. */
export const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** How a person would find an element: by its role and name, or a field by its label. */
export type Step = { role: Library.ByRoleMatcher; name?: string } | { label: string }

/** What can be seen of an element. */
export interface SeenElement {
  /** A selector that matches only this element, until the next call of `findElements`. */
  element: string
  text: string
  /** The aria-label. */
  label: string
  value: string
  enabled: boolean
  focused: boolean
  checked: boolean
}

/** Finds elements, each step within the results of the step before; null without the library. Runs in the page. */
export function findElements(steps: Step[]): SeenElement[] | null {
  const library = window.TestingLibraryDom
  // WebDriver cannot return undefined.
  if (library === undefined) return null
  const found = steps.reduce<HTMLElement[]>(
    (containers, step) =>
      containers.flatMap((container) =>
        'label' in step
          ? library.queryAllByLabelText(container, step.label, { selector: 'input, select, textarea' })
          : library.queryAllByRole(container, step.role, step.name === undefined ? {} : { name: step.name }),
      ),
    [document.body],
  )
  for (const marked of document.querySelectorAll('[data-found]')) marked.removeAttribute('data-found')
  return found.map((element, index) => {
    element.dataset['found'] = String(index)
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    return {
      element: `[data-found="${index}"]`,
      text: element.innerText.replaceAll(/\s+/g, ' ').trim(),
      label: element.getAttribute('aria-label') ?? '',
      value: isField ? element.value : '',
      enabled: !element.matches(':disabled, [aria-disabled=true]'),
      focused: element === document.activeElement,
      checked: element.matches(':checked, [aria-checked=true]'),
    }
  })
}

/** Scrolls the element into view; tells whether it stands still with nothing in front of it. Runs in the page. */
export async function isWithinReach(selector: string): Promise<boolean> {
  const element = document.querySelector(selector)
  if (element === null) return false
  const frame = () => new Promise(requestAnimationFrame)
  const position = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  }
  const before = position()
  const isInside = before.y >= 0 && before.y + before.height <= window.innerHeight
  if (!isInside) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const start = JSON.stringify(position())
  await frame()
  await frame()
  const { x, y, width, height } = position()
  if (JSON.stringify({ x, y, width, height }) !== start) return false
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && (element.contains(top) || top.closest('label')?.contains(element) === true)
}
