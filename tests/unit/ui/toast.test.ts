// @vitest-environment jsdom
import '../../support/setup'
import { describe, expect, it, vi } from 'vitest'

import { showToast } from '@/ui/toast'

vi.mock('@/ui/toaster', () => {
  throw new Error('The script of the toasts is out of reach')
})

describe('a toast whose script cannot be loaded', () => {
  it('is still shown, for 5 seconds', async () => {
    vi.useFakeTimers()
    await showToast('error', 'Failed to create reservation!')
    const plain = document.querySelector('[role=alert]')
    expect(plain).toHaveTextContent('Failed to create reservation!')
    expect(plain).toHaveAttribute('role', 'alert')
    await vi.advanceTimersByTimeAsync(4_999)
    expect(plain).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(1)
    expect(plain).not.toBeInTheDocument()
  })

  it('shows its text as text', async () => {
    vi.useFakeTimers()
    await showToast('info', '<img src=x onerror=alert(1)>')
    expect(document.querySelector('img')).toBeNull()
    expect(document.body).toHaveTextContent('<img src=x onerror=alert(1)>')
    await vi.advanceTimersByTimeAsync(5_000)
  })
})
