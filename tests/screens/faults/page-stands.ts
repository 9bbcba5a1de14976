import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** Notes what is reported to the console as an error; a page that stands reports none. */
export function watchErrors() {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  return () => reported.mock.calls
}

/** The page is there: its heading, the way to other pages, and nothing that broke. */
export function expectStands(heading: string, errors: unknown[]): void {
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement()
  expect(screen.getAllByRole('navigation')).not.toHaveLength(0)
  expect(errors).toEqual([])
}
