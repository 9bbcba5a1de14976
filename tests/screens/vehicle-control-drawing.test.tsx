import { screen } from '@testing-library/react'
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

  it('follows the commands', async () => {
    const { user } = await openPanel(api.db, 'Control Vehicle')
    expect(drawing()).toHaveAttribute('data-windows', 'false')
    await user.click(screen.getByRole('button', { name: 'Power on / off' }))
    await user.click(screen.getByRole('button', { name: 'Open windows' }))
    expect(drawing()).toHaveAttribute('data-windows', 'true')
    expect(drawing()).toHaveAttribute('data-power', 'true')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which trunk' }), 'Front')
    await pressAndConfirm(user, 'Open trunk')
    const lids = [...(drawing()?.querySelectorAll<HTMLElement>('[data-open]') ?? [])]
    expect(lids.map(({ dataset }) => dataset['open'])).toEqual(['true', 'false'])
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
