import { afterEach, beforeEach, expect, vi } from 'vitest'

const watch = () => vi.spyOn(console, 'error')

let spy: ReturnType<typeof watch>
let isExpected = false

beforeEach(() => {
  isExpected = false
  spy = watch()
})

afterEach(() => {
  if (isExpected) expect(spy.mock.calls).not.toEqual([])
  else expect(spy.mock.calls).toEqual([])
})

/** Lets the running test report errors to the console, and demands that it does. */
export function expectConsoleError(): void {
  isExpected = true
  spy.mockReturnValue()
}
