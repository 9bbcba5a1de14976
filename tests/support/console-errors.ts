import { afterEach, beforeEach, vi } from 'vitest'

const watch = () => vi.spyOn(console, 'error')

let spy: ReturnType<typeof watch>
let isExpected = false

/** Fails every test that reports an error to the console, unless it says that it expects one. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    isExpected = false
    spy = watch()
  })
  afterEach(() => {
    const [first] = spy.mock.calls
    if (isExpected && first === undefined) throw new Error('No error was reported to the console')
    if (!isExpected && first !== undefined) throw new Error(`Reported to the console: ${first.join(' ')}`)
  })
}

/** Lets the running test report errors to the console, and demands that it does. */
export function expectConsoleError(): void {
  isExpected = true
  spy.mockReturnValue()
}
