import { act, fireEvent } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'
import { vi } from 'vitest'

const toasts = () => document.querySelectorAll('.Toastify__toast')

/** Removes all toasts: they are outside of what a test renders, and leave by animations, which jsdom lacks. */
export function removeToasts(): void {
  if (toasts().length === 0) return
  // A toast that leaves closes its gap within 300 ms, for which no test has to wait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  act(() => toast.dismiss())
  for (const element of toasts()) fireEvent.animationEnd(element)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  vi.useRealTimers()
  if (toasts().length > 0) throw new Error('A toast is still there')
}
