import './default-config.setup'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { imageUrl } from '@/api/images'

const here = globalThis.location.origin

describe('a path on the host of the API', () => {
  it.each(['uploads/slip.png', '/uploads/slip.png', './uploads/slip.png'])('%s is below the API', (path) => {
    expect(imageUrl(path, '/api')).toBe(`${here}/api/uploads/slip.png`)
    expect(imageUrl(path, 'https://api.example.com')).toBe('https://api.example.com/uploads/slip.png')
    expect(imageUrl(path, 'https://api.example.com/v1')).toBe('https://api.example.com/v1/uploads/slip.png')
  })

  it('belongs to the API of the build when no other API is given', () => {
    expect(imageUrl('uploads/slip.png')).toBe(`${here}/api/uploads/slip.png`)
  })

  it('is encoded so that a browser can request it', () => {
    expect(imageUrl('uploads/Uplatnica šest.png', '/api')).toBe(
      `${here}/api/uploads/Uplatnica%20%C5%A1est.png`,
    )
    expect(imageUrl('uploads/slip.png?v=2', '/api')).toBe(`${here}/api/uploads/slip.png?v=2`)
    expect(imageUrl('uploads/slip #2.png', '/api')).toBe(`${here}/api/uploads/slip%20%232.png`)
  })

  it.each(['uploads\\slip.png', '\\uploads\\slip.png'])('may have the backslashes of Windows: %s', (path) => {
    expect(imageUrl(path, '/api')).toBe(`${here}/api/uploads/slip.png`)
  })

  it.each([' /uploads/slip.png', '\n/uploads/slip.png\n', '\t/uploads/slip.png'])(
    'may have white space around it: %j',
    (path) => {
      expect(imageUrl(path, '/api')).toBe(`${here}/api/uploads/slip.png`)
    },
  )

  it('may have a doubled slash in the middle', () => {
    expect(imageUrl('/uploads//slip.png', '/api')).toBe(`${here}/api/uploads//slip.png`)
  })

  it('stays a path when it has a colon', () => {
    expect(imageUrl('uploads/slip-08:00.png', '/api')).toBe(`${here}/api/uploads/slip-08:00.png`)
    expect(imageUrl('/slip:1.png', '/api')).toBe(`${here}/api/slip:1.png`)
  })

  it.each([
    '/https://other.example.com/a.png',
    '/javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '/\n/other.example.com/a.png',
  ])('stays on the host of the API: %j', (path) => {
    expect(imageUrl(path, 'https://api.example.com')).toMatch(/^https:\/\/api\.example\.com\//)
  })
})

describe('an absolute address', () => {
  it.each(['https://images.example.com/model-3.png', 'https://images.example.com/model-3.png?w=800&h=400'])(
    '%s is used unchanged',
    (address) => {
      expect(imageUrl(address, '/api')).toBe(address)
      expect(imageUrl(address, 'https://api.example.com')).toBe(address)
    },
  )

  it('may have its scheme in capitals', () => {
    expect(imageUrl('HTTPS://images.example.com/a.png', '/api')).toBe('https://images.example.com/a.png')
  })

  it('without a scheme takes that of the API', () => {
    expect(imageUrl('//images.example.com/a.png', 'https://api.example.com')).toBe(
      'https://images.example.com/a.png',
    )
    expect(imageUrl('//images.example.com/a.png', '/api')).toBe(
      `${globalThis.location.protocol}//images.example.com/a.png`,
    )
  })
})

describe('anything else is not shown', () => {
  it('such as an address of more than 2,000 characters, which would be another address if it was cut', () => {
    const start = 'https://images.example.com/'
    expect(imageUrl(start.padEnd(2_000, 'x'), '/api')).toBeDefined()
    expect(imageUrl(start.padEnd(2_001, 'x'), '/api')).toBeUndefined()
  })

  it.each([
    undefined,
    'javascript:alert(1)',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    'blob:https://example.com/0b1f',
    'file:///etc/passwd',
    'C:\\uploads\\slip.png',
    'h2:image.png',
    'https://',
    'https://exa mple.com/a.png',
    'http://[::1/a.png',
    '//',
  ])('%j', (reference) => {
    expect(imageUrl(reference, '/api')).toBeUndefined()
    expect(imageUrl(reference, 'https://api.example.com')).toBeUndefined()
  })

  it.each(['', ' ', '\n', '/'])('%j, which names no image', (reference) => {
    expect(imageUrl(reference, '/api')).toBeUndefined()
    expect(imageUrl(reference, 'https://api.example.com')).toBeUndefined()
  })
})

describe('whatever the API names', () => {
  const pieces = fc.constantFrom(
    ...'javascript data blob http https : / \\ .. . @ # ? % [ ] example.com uploads alert(1) š'.split(' '),
    ...'\n \t \r \u0000 \u0001'.split(' '),
    ' ',
  )
  const references = fc.oneof(
    fc.string(),
    fc.array(pieces).map((parts) => parts.join('')),
    fc.webUrl(),
  )
  const bases = fc.constantFrom('/api', 'https://api.example.com', 'http://localhost:4000/v1')

  it('the address is undefined or starts with http(s), and nothing is thrown', () => {
    fc.assert(
      fc.property(references, bases, (reference, apiUrl) => {
        expect(imageUrl(reference, apiUrl) ?? 'https://').toMatch(/^https?:\/\//)
      }),
      { numRuns: 2_000 },
    )
  })

  it('an address that was accepted is accepted again unchanged', () => {
    fc.assert(
      fc.property(references, bases, (reference, apiUrl) => {
        const address = imageUrl(reference, apiUrl)
        expect(imageUrl(address, apiUrl)).toBe(address)
      }),
      { numRuns: 1_000 },
    )
  })
})
