// @vitest-environment jsdom
import '../../support/setup'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

/** The rules of the style sheets for visitors who asked for less motion, in their order. */
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
 * The animation duration that these rules force on an element, over its own style: that of the last matching rule
 * that names a class, else of the last matching rule.
 */
function forcedDuration(element: Element): string | undefined {
  const forcingRules = reducedRules().filter(
    ({ style, selectorText }) =>
      style.getPropertyPriority('animation-duration') === 'important' && element.matches(selectorText),
  )
  const rule = forcingRules.findLast(({ selectorText }) => selectorText.includes('.')) ?? forcingRules.at(-1)
  return rule?.style.animationDuration
}

describe('for visitors who asked for less motion', () => {
  it('animations end at once', () => {
    expect(Number.parseFloat(forcedDuration(document.createElement('p')) ?? '')).toBeLessThanOrEqual(1)
  })

  it('a toast stays as long as for everybody else, although an animation times it', () => {
    const bar = document.createElement('div')
    bar.className = 'Toastify__progress-bar Toastify__progress-bar--animated'
    expect([undefined, '5000ms', '5s']).toContain(forcedDuration(bar))
  })
})
