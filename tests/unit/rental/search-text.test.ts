import { describe, expect, it } from 'vitest'

import {
  dialledNumber,
  foldText,
  inLatinScript,
  isPhoneNumber,
  phoneDigits,
  searchedDigits,
  searchOf,
} from '@/rental/search-text'

describe('a search', () => {
  it.each([
    ['Šumadija', 'sumadija'],
    ['Đorđe', 'dorde'],
    ['Đorđe', 'Djordje'],
    ['Djordje', 'đor'],
    ['Straße', 'strasse'],
    ['Петар Ђорђевић', 'petar djordjević'],
    ['Љубица Џемаловић', 'ljubica dzemalovic'],
    ['Сергей', 'sergei'],
    ['Ольга', 'оль'],
    ['Tesla Model 3', '3 tes'],
    ['16', '#16'],
    ['Car #3', '#3'],
    ['Tesla', ''],
    ['Tesla', '  '],
    ['ana@example.com', 'ana@example.com\u200B'],
    ['+381 60 123', '\u202A+381 60 123\u202C'],
    ['An\u00ADa', 'ana'],
    ['Tesla Model S Plaid', 'model s'],
    ['Tesla Model S Plaid', ' Plaid  s tesla '],
    ['Tesla Model 3 (ID\u00a05)', 'tesla 5'],
    ['M-S', 's'],
    ["Client O'Connor", 'o’connor'],
    ['Client O‘Connor', "o'connor"],
    ['060–333–444', '060-333-444'],
  ])('finds %s by %j', (text, search) => {
    expect(searchOf(search)(foldText(text))).toBe(true)
  })

  it.each([
    ['Tesla Model 3', 'model x'],
    ['Tesla', 't e s l a x'],
    ['', 'a'],
    ['Ana', 'ь'],
    ['abc', '.*'],
    ['Tesla Model Y', 'model s'],
    ['Ana Marković', 'ana k'],
    ['Model 13', 'model 3'],
  ])('does not find %s by %s', (text, search) => {
    expect(searchOf(search)(foldText(text))).toBe(false)
  })
})

describe('a phone number', () => {
  it.each([
    ['+381 (0)60 123 456', '+38160123456'],
    ['+49 (0) 170 123 4567', '+491701234567'],
    ['00381(0)60/123-456', '0038160123456'],
    ['(060) 123 456', '060123456'],
  ])('%s is dialled as %s', (written, dialled) => {
    expect(dialledNumber(written)).toBe(dialled)
  })

  it.each([
    '+381 60 123 456',
    '060/123-456',
    '00381 60 123456',
    '381.60.123.456',
    '+381 (60) 123 456',
    '+381 (0)60 123 456',
    '+381(0) 60/123-456',
    '00381 (0) 60 123 456',
  ])('is the same however it is written: %s', (written) => {
    expect(phoneDigits(written)).toBe('38160123456')
  })

  it('keeps the digits of another country', () => {
    expect(phoneDigits('+49 170 1234567')).toBe('491701234567')
  })
})

it.each([
  ['Љубица Џемаловић', 'Ljubica Džemalović'],
  ['њива, ђак', 'njiva, đak'],
  ['Model S, Ольга', 'Model S, Olьga'],
])('%s is %s in Latin script', (text, latin) => {
  expect(inLatinScript(text)).toBe(latin)
})

it.each([
  ['060 333', true],
  ['060 33', false],
  ['+381 (0)60/333–444', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['call 060 333 444', false],
])('%s is a plausible phone number: %s', (text, isPlausible) => {
  expect(isPhoneNumber(text)).toBe(isPlausible)
})

it.each([
  ['060', '38160'],
  [' +381\u200B60 ', '38160'],
  ['06', undefined],
  ['ana 060', undefined],
  ['00 (0)', undefined],
])('a search for %j is one for the digits %s of a phone number', (text, digits) => {
  expect(searchedDigits(text)).toBe(digits)
})
