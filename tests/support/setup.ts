import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

import { failOnConsoleErrors } from './console-errors'
import './jsdom-gaps'
import './jsdom-shortcuts'
import { removeToasts } from './toasts'

// Generous, so that a busy machine fails no test.
configure({ asyncUtilTimeout: 8_000 })

failOnConsoleErrors()

afterEach(async () => {
  // Some tests run in Node alone.
  if (typeof document === 'undefined') return
  await removeToasts()
  // Somebody else by then, for whom no form keeps its entries: the next test opens a tab of its own.
  document.cookie = 'authToken=next; path=/'
  document.cookie = 'userId=next; path=/'
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '')
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
})
