import { describe, expect, it } from 'vitest'

import { foldText, searchOf } from '@/rental/search-text'

describe('a search', () => {
  it.each([
    ['Šumadija', 'sumadija'],
    ['sumadija', 'ŠUMADIJA'],
    ['Đorđe', 'dorde'],
    ['Đorđe', 'Djordje'],
    ['Djordje', 'đor'],
    ['Straße', 'strasse'],
    ['Müller', 'muller'],
    ['Tesla Model 3', '3 tes'],
    ['Tesla', ''],
    ['Tesla', '  '],
  ])('finds %s by %j', (text, search) => {
    expect(searchOf(search)(foldText(text))).toBe(true)
  })

  it.each([
    ['Tesla Model 3', 'model x'],
    ['Tesla', 't e s l a x'],
    ['', 'a'],
    ['abc', '.*'],
  ])('does not find %s by %s', (text, search) => {
    expect(searchOf(search)(foldText(text))).toBe(false)
  })
})
