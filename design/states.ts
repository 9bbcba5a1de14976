const STATES = [
  [/:hover\b/g, '[data-state=hover]'],
  [/:focus(-visible|\b(?!-))/g, '[data-state=focus]'],
] as const

/** Lets what has `data-state` look hovered or focused, by the rules that the style sheets have for it. */
export function showStates(): void {
  for (const sheet of document.styleSheets) addRules(sheet)
}

function addRules(owner: CSSStyleSheet | CSSGroupingRule): void {
  // From the last to the first, so that a rule that is added moves none that is still to come.
  for (let place = owner.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = owner.cssRules[place]
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) addRules(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const shown = STATES.reduce((selector, [state, mark]) => selector.replace(state, mark), rule.selectorText)
    if (shown !== rule.selectorText)
      owner.insertRule(rule.cssText.replace(rule.selectorText, shown), place + 1)
  }
}
