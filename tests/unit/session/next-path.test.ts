// @vitest-environment jsdom
import '../../support/setup'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readNextPath } from '@/session/next-path'

describe('a path of this site', () => {
  it.each([
    ['/', '/'],
    ['/client', '/client'],
    [
      '/vehicles?from=2027-03-15&to=2027-03-19&car=8&step=2',
      '/vehicles?from=2027-03-15&to=2027-03-19&car=8&step=2',
    ],
    ['/#about', '/#about'],
    ['/a/../client', '/client'],
    ['/vehicles?next=//evil.example', '/vehicles?next=//evil.example'],
    ['/https://evil.example', '/https://evil.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/čšž', '/%C4%8D%C5%A1%C5%BE'],
  ])('is %s', (text, path) => {
    expect(readNextPath(text)).toBe(path)
  })
})

describe('a text that is no path of this site', () => {
  it.each([
    null,
    '',
    ' ',
    'client',
    '?x=1',
    '#about',
    './client',
    '//evil.example',
    '///evil.example',
    '////evil.example/x',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n//evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https://evil.example',
    'http://localhost:3000.evil.example/',
    'evil.example',
    'https:evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'http://localhost:3000@evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//',
    '//[',
    'http://[',
  ])('is refused: %j', (text) => {
    expect(readNextPath(text)).toBeUndefined()
  })
})

it('never leads to another site, whatever the text', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    ':',
    '@',
    '.',
    '#',
    '?',
    'http',
    'evil.example',
    '%2f',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (text) => {
        const path = readNextPath(text)
        if (path === undefined) return
        expect(path.startsWith('/')).toBe(true)
        expect(new URL(path, location.origin).origin).toBe(location.origin)
      },
    ),
    { numRuns: 2_000 },
  )
})
