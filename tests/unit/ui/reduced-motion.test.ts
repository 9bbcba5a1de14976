// @vitest-environment jsdom
import '../../support/setup'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

/** The rules of our style sheets that hold for visitors who asked for less motion, in their order. */
function reducedRules(): CSSStyleRule[] {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = ['src/ui/base.css', 'src/ui/toaster.css']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const rules = [...(style.sheet?.cssRules ?? [])]
  style.remove()
  return rules
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText.includes('prefers-reduced-motion: reduce'))
    .flatMap(({ cssRules }) => [...cssRules].filter((rule) => rule instanceof CSSStyleRule))
}

/**
 * The duration of animations these rules force upon an element, against what it says itself: the last of the rules
 * that name a class, else the last of all.
 */
function forcedDuration(element: Element): string | undefined {
  const forcing = reducedRules().filter(
    ({ style, selectorText }) =>
      style.getPropertyPriority('animation-duration') === 'important' && element.matches(selectorText),
  )
  const rule = forcing.findLast(({ selectorText }) => selectorText.includes('.')) ?? forcing.at(-1)
  return rule?.style.animationDuration
}

describe('for visitors who asked for less motion', () => {
  it('nothing goes on moving', () => {
    expect(Number.parseFloat(forcedDuration(document.createElement('p')) ?? '')).toBeLessThanOrEqual(1)
  })

  it('a toast stays as long as for all others, though its time is that of an animation', () => {
    const bar = document.createElement('div')
    bar.className = 'Toastify__progress-bar Toastify__progress-bar--animated'
    expect([undefined, '5000ms', '5s']).toContain(forcedDuration(bar))
  })
})
