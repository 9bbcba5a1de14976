const STATES = [
  [/:hover\b/g, '[data-state=hover]'],
  [/:focus(-visible|\b(?!-))/g, '[data-state=focus]'],
] as const

/** Makes elements with `data-state` look hovered or focused, by copies of the style sheets' rules for those states. */
export function showStates(): void {
  for (const sheet of document.styleSheets) addRules(sheet)
}

function addRules(owner: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  // From last to first, so that an inserted rule does not move those still to be visited.
  for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = owner.cssRules[index]
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) addRules(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const shown = STATES.reduce((selector, [state, mark]) => selector.replace(state, mark), rule.selectorText)
    if (shown !== rule.selectorText)
      owner.insertRule(rule.cssText.replace(rule.selectorText, shown), index + 1)
  }
}
