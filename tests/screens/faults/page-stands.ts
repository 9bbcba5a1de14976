import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** Notes what is reported to the console as an error; a page that stands reports none. */
export function watchErrors() {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  return () => reported.mock.calls
}

/** The page is there: its heading, and the way to other pages. */
export function expectStands(heading: string): void {
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getAllByRole('navigation')).not.toHaveLength(0)
}
