import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { TODAY } from '../support/booking'
import { aReservation, aVehicle } from '../support/rows'
import { startApi } from '../support/server'
import { openControl, openPanel, pressAndConfirm } from '../support/vehicle-control'

const api = startApi({ today: TODAY })

const drawing = () => document.querySelector('[data-power]')

describe('the drawing of the car', () => {
  it('is hidden from screen readers, and shows the same car in all its pictures', async () => {
    await openControl(api.db)
    expect(drawing()).toHaveAttribute('aria-hidden', 'true')
    const pictures = [...(drawing()?.querySelectorAll('img') ?? [])].map((picture) => picture.src)
    expect(pictures[1]).toBe(`${pictures[0]}-night`)
    expect(pictures[0]).toMatch(/\/cars\/model-3\.svg#\w+$/)
  })

  it.each([
    ['Control Vehicle', 'Open trunk', 'hatch', 'open', 'Close trunk', 'shut'],
    ['Control Vehicle', 'Open windows', 'windows', 'vented', 'Close windows', 'closed'],
    ['A/C', 'Start climate control', 'climate', 'on', 'Stop climate control', 'off'],
    ['Battery Settings', 'Start charging', 'charging', 'on', 'Stop charging', 'off'],
    ['Battery Settings', 'Open charge port', 'port', 'open', 'Close charge port', 'shut'],
  ] as const)('follows %s: %s makes its %s %s', async (panel, open, part, opened, shut, closed) => {
    const { user } = await openPanel(api.db, panel)
    expect(drawing()).toHaveAttribute(`data-${part}`, closed)
    await pressAndConfirm(user, open)
    expect(drawing()).toHaveAttribute(`data-${part}`, opened)
    await pressAndConfirm(user, shut)
    expect(drawing()).toHaveAttribute(`data-${part}`, closed)
  })

  it('opens the lid at the front if that is chosen', async () => {
    const { user } = await openPanel(api.db, 'Control Vehicle')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which trunk' }), 'Front')
    await pressAndConfirm(user, 'Open trunk')
    expect(drawing()).toHaveAttribute('data-hood', 'open')
    expect(drawing()).toHaveAttribute('data-hatch', 'shut')
  })

  it('follows all commands, also those that the list no longer has', async () => {
    const { user } = await openPanel(api.db, 'Control Vehicle')
    await user.click(screen.getByRole('button', { name: 'Power on / off' }))
    screen.getByRole('button', { name: 'Honk horn' }).focus()
    await user.keyboard('{Enter}'.repeat(50))
    const list = within(screen.getByRole('list', { name: 'Command log' }))
    expect(list.queryByText('Power on / off: on')).not.toBeInTheDocument()
    expect(drawing()).toHaveAttribute('data-power', 'on')
    expect(screen.getByText('Power is on')).toBeVisible()
  })

  it('is replaced by a photograph', async () => {
    api.serve('vehicles', [aVehicle({ id: 8, banner_image: 'car.jpg' })])
    const days = { start_time: '2020-01-01 08:00:00', end_time: '2099-01-01 08:00:00' }
    api.serve('reservations', [aReservation({ user_id: 3, ...days, status: 'success' })])
    await openControl(api.db, { as: 'second@struja.example' })
    expect(document.querySelector('main img')).toHaveAttribute('src', expect.stringContaining('car.jpg'))
    expect(drawing()).toBeNull()
  })
})
