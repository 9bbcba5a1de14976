// @vitest-environment jsdom
import '../../support/setup'
import { describe, expect, it, vi } from 'vitest'

import { showToast } from '@/ui/toast'
import { followToastLinksWith } from '@/ui/toast-host'

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

  it('has its link, and stays', async () => {
    vi.useFakeTimers()
    await showToast('success', 'Done', { to: '/client', text: 'See it' })
    await vi.advanceTimersByTimeAsync(60_000)
    const link = document.querySelector('a')
    expect(link).toHaveTextContent('See it')
    expect(link).toHaveAttribute('href', '/client')
    const followed = vi.fn<(to: string) => void>()
    followToastLinksWith(followed)
    link?.click()
    expect(followed).toHaveBeenCalledExactlyOnceWith('/client')
    expect(link).not.toBeInTheDocument()
  })

  it('leaves its link to the browser in a dialog, whose form may have to ask first', async () => {
    vi.useFakeTimers()
    document.body.innerHTML = '<dialog open></dialog>'
    await showToast('error', 'Failed', { to: '/client', text: 'Back' })
    const followed = vi.fn<(to: string) => void>()
    followToastLinksWith(followed)
    const link = document.querySelector('dialog a')
    link?.addEventListener('click', (event) => event.preventDefault())
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(followed).not.toHaveBeenCalled()
    expect(link).toBeInTheDocument()
    link?.parentElement?.remove()
  })

  it('stays until it is closed', async () => {
    vi.useFakeTimers()
    await showToast('error', 'Failed', { to: '/client', text: 'Back' })
    await vi.advanceTimersByTimeAsync(60_000)
    document.querySelector<HTMLElement>('[role=alert]')?.click()
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('shows its text as text', async () => {
    vi.useFakeTimers()
    await showToast('info', '<img src=x onerror=alert(1)>')
    expect(document.querySelector('img')).toBeNull()
    expect(document.body).toHaveTextContent('<img src=x onerror=alert(1)>')
    await vi.advanceTimersByTimeAsync(5_000)
  })
})
