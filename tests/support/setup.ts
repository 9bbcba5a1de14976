import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

import { failOnConsoleErrors } from './console-errors'
import './jsdom-gaps'
import './jsdom-shortcuts'
import { removeToasts } from './toasts'

// A generous timeout, so that no test fails on a busy machine.
configure({ asyncUtilTimeout: 8_000 })

failOnConsoleErrors()

afterEach(() => {
  // Some tests run in Node, without a document.
  if (typeof document === 'undefined') return
  removeToasts()
  // Another person before the cleanup, so that no closing form keeps its entries for the next test.
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
