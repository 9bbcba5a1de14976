// @vitest-environment jsdom
import '../../support/setup'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { showToast } from '@/ui/toast'
import { followToastLinksWith } from '@/ui/toast-host'

// A toast waits no longer than three seconds for this script.
beforeAll(() => import('@/ui/toaster'))

const container = () => document.querySelector('.Toastify__toast-container')

describe('a toast', () => {
  it.each(['success', 'error', 'info'] as const)(
    'of %s stands at the top right, in the light theme',
    async (kind) => {
      await showToast(kind, `A toast of ${kind}`)
      const toast = await screen.findByText(`A toast of ${kind}`, { selector: '[role=alert]' })
      expect(container()?.className).toContain('top-right')
      expect(toast.className).toContain(`Toastify__toast--${kind}`)
      expect(toast.className).toContain('Toastify__toast-theme--light')
    },
  )

  it('with a link stays, and its link is followed within the app', async () => {
    const followed: string[] = []
    followToastLinksWith((to) => followed.push(to))
    await showToast('success', 'A late answer', { to: '/client', text: 'See it' })
    const toast = await screen.findByText(/^A late answer/, { selector: '[role=alert] *' })
    const link = within(toast).getByRole('link', { name: 'See it' })
    expect(link).toHaveAttribute('href', '/client')
    const alert = toast.closest('[role=alert]')
    expect(alert?.querySelector('[role=progressbar].Toastify__progress-bar--animated')).toBeNull()
    fireEvent.click(link)
    expect(followed).toEqual(['/client'])
  })

  it('of success with a link stays until the next one; a toast of failure always stays', async () => {
    const link = { to: '/client', text: 'See it' }
    await showToast('success', 'Done 1', link)
    await showToast('error', 'Failed', link)
    await showToast('success', 'Done 2', link)
    const shownTexts = () =>
      screen.getAllByText(/^(Done|Failed)/).map(({ firstChild }) => firstChild?.textContent)
    await waitFor(() => {
      for (const gone of screen.getAllByText(/^Done/))
        fireEvent.animationEnd(gone.closest('.Toastify__toast') ?? gone)
      expect(shownTexts()).toEqual(['Done 2', 'Failed'])
    })
  })
})
