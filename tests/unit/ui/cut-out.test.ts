import { expect, it } from 'vitest'

import { hasClearCorners } from '@/ui/cut-out'

const CORNERS = [0, 7, 56, 63]

/** The pixels of a square of 8, each with the opacity that is given for its place. */
const square = (opacityAt: (pixel: number) => number) =>
  Array.from({ length: 64 }, (_, pixel) => [0, 0, 0, opacityAt(pixel)]).flat()

it('knows a cut-out by its four corners alone, also where a shadow touches them', () => {
  expect(hasClearCorners(square((pixel) => (CORNERS.includes(pixel) ? 60 : 255)))).toBe(true)
})

it.each(CORNERS)('takes a picture whose pixel %i is opaque for a photograph', (corner) => {
  expect(hasClearCorners(square((pixel) => (pixel === corner ? 255 : 0)))).toBe(false)
})
