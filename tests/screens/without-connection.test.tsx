import { act, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'

import { keepOwnReservations } from '@/offline/last-known-reservations'

import { openApp, signInCookies } from '../support/app'
import { askForFaults, endFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi()

const keepOneReservation = (slipImage?: string) => {
  signInCookies(api.db, 'client@struja.example')
  keepOwnReservations(
    [
      {
        id: '77',
        vehicleId: '3',
        start: '2026-12-01 08:00:00',
        end: '2026-12-05 08:00:00',
        userId: '1',
        duration: 4,
        price: 3_800_000,
        status: undefined,
        slipImage,
      },
    ],
    Date.UTC(2026, 10, 21, 13, 5),
  )
}

const asClient = api.asClient

describe('without a connection', () => {
  it('the last known own reservations are shown with their age, and Retry fetches them again', async () => {
    keepOneReservation()
    askForFaults('user=drop,vehicles=drop,reservations=drop')
    const { user } = await openApp('/client', asClient)
    expect(await screen.findByRole('cell', { name: '77' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is no connection. The reservations are shown as of 21.11.2026 at 14:05.',
    )
    endFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Welcome, Demo Client')).toBeVisible()
    expect(screen.queryByText(/There is no connection/)).not.toBeInTheDocument()
    expect(screen.queryByRole('cell', { name: '77' })).not.toBeInTheDocument()
  })

  it.each([
    [undefined, 0],
    ['uploads/slip.png', 1],
  ] as const)(
    'their panel says their age and asks for no deposit; their slip was %s',
    async (slipImage, count) => {
      keepOneReservation(slipImage)
      askForFaults('user=drop,vehicles=drop,reservations=drop')
      await openApp('/client?reservation=77', asClient)
      const panel = within(await screen.findByRole('dialog'))
      expect(panel.getByRole('alert')).toHaveTextContent(/shown as of 21\.11\.2026 at 14:05\./)
      // A slip may have been sent since, from another device.
      expect(panel.queryByText(i18next.t('client:next.deposit'))).not.toBeInTheDocument()
      expect(panel.queryByRole('link', { name: 'Confirm now' })).not.toBeInTheDocument()
      expect(panel.queryAllByText(i18next.t('client:next.confirmation'))).toHaveLength(count)
      expect(JSON.stringify(localStorage)).not.toContain('slip.png')
    },
  )

  it('they and an open panel stay while they are read again', async () => {
    keepOneReservation()
    askForFaults('user=drop,vehicles=drop,reservations=drop')
    const { queryClient } = await openApp('/client?reservation=77', asClient)
    const panel = await screen.findByRole('dialog')
    const answers = ['/api/users/1', '/api/vehicles', '/api/reservations'].map((path) =>
      api.delayAnswer('get', path),
    )
    endFaults()
    const reads = api.countOf('GET /api/users/1')
    act(() => void queryClient.refetchQueries({ type: 'active' }))
    await waitFor(() => expect(api.countOf('GET /api/users/1')).toBe(reads + 1))
    expect(panel).toBeInTheDocument()
    expect(within(panel).getByRole('alert')).toHaveTextContent(/shown as of 21\.11\.2026 at 14:05\./)
    for (const answer of answers) answer()
    expect(await screen.findByText('Welcome, Demo Client')).toBeVisible()
    await waitFor(() => expect(panel).not.toBeInTheDocument())
  })

  it.each(['/client/', '/CLIENT'])('they are also shown at %s', async (path) => {
    keepOneReservation()
    askForFaults('user=drop,vehicles=drop,reservations=drop')
    await openApp(path, asClient)
    expect(await screen.findByRole('cell', { name: '77' })).toBeVisible()
  })

  it.each(['user=500,reservations=500', 'user=html,reservations=html'])(
    'they are not shown for another fault: %s',
    async (fault) => {
      keepOneReservation()
      askForFaults(fault)
      await openApp('/client', asClient)
      expect(await screen.findByText(/Your account could not be loaded\./)).toBeVisible()
      expect(screen.queryByRole('cell', { name: '77' })).not.toBeInTheDocument()
    },
  )

  it('the other pages say that the account could not be loaded', async () => {
    keepOneReservation()
    askForFaults('user=drop')
    await openApp('/client/settings', asClient)
    expect(await screen.findByText(/Your account could not be loaded\./)).toBeVisible()
  })
})
