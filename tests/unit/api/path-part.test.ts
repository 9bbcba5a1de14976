import { expect, it } from 'vitest'

import { ApiError } from '@/api/api-error'
import { pathPart } from '@/api/http'

it.each(['.', '..'])('an id that would change the path is refused: %s', (id) => {
  expect(() => pathPart(id)).toThrow(ApiError)
})

it.each([
  ['7', '7'],
  ['a/b', 'a%2Fb'],
  ['...', '...'],
])('the id %s is written in a path as %s', (id, part) => {
  expect(pathPart(id)).toBe(part)
})
