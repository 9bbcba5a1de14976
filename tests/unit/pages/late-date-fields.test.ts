import { expect, it } from 'vitest'

import { withLateDateFields } from '../../../tools/pages/late-date-fields'

it('date fields are drawn as text fields that say what they become', () => {
  const place = document.createElement('div')
  place.innerHTML = withLateDateFields('<input type="date" name="from"/><input type="date" name="to"/>')
  expect(
    [...place.querySelectorAll('input')].map(({ type, name, dataset }) => [type, name, dataset['type']]),
  ).toEqual([
    ['text', 'from', 'date'],
    ['text', 'to', 'date'],
  ])
})

it('a page without any is a fault of the build', () => {
  expect(() => withLateDateFields('<input type="text"/>')).toThrow('no date field')
})
