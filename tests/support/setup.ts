import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

import { failOnConsoleErrors } from './console-errors'
import './jsdom-gaps'
import './jsdom-shortcuts'

// Generous, so that a busy machine fails no test.
configure({ asyncUtilTimeout: 8_000 })

failOnConsoleErrors()

afterEach(() => {
  // Some tests run in Node alone.
  if (typeof document === 'undefined') return
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '')
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
})
