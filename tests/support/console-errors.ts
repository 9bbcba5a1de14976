import { afterEach, beforeEach, vi } from 'vitest'

const printError = console.error

// Reads that fail on purpose are hidden: they would fill the report of the tests.
const watch = () =>
  vi.spyOn(console, 'error').mockImplementation((...call: unknown[]) => {
    if (!isFailedRead(call)) printError(...call)
  })

let spy: ReturnType<typeof watch>
let isExpected = false

// The query cache's message about a failed read. The tests themselves check that the page shows the failure.
const isFailedRead = ([text]: unknown[]) => /^\S+ could not be loaded:$/.test(String(text))

/** Fails every test that reports an error to the console, unless it says that it expects one. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    isExpected = false
    spy = watch()
  })
  afterEach(() => {
    const first = spy.mock.calls.find((call) => !isFailedRead(call))
    if (isExpected && first === undefined) throw new Error('No error was reported to the console')
    if (!isExpected && first !== undefined) throw new Error(`Reported to the console: ${first.join(' ')}`)
  })
}

/** Lets the running test report errors to the console, and demands that it does. */
export function expectConsoleError(): void {
  isExpected = true
  spy.mockReturnValue()
}
