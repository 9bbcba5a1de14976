import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { TODAY } from '../support/booking'
import { startApi } from '../support/server'
import { listedCommands, openPanel } from '../support/vehicle-control'

const api = startApi({ today: TODAY })

const summonButton = () => screen.getByRole('button', { name: 'Summon to this place' })
const field = (name: string) => screen.getByRole('textbox', { name })

const openPlace = () => openPanel(api.db, 'Control Vehicle')

async function type(user: UserEvent, latitude: string, longitude: string): Promise<void> {
  for (const [name, text] of [
    ['Latitude', latitude],
    ['Longitude', longitude],
  ] as const) {
    await user.clear(field(name))
    await user.click(field(name))
    await user.paste(text)
  }
}

describe('smart summon', () => {
  it('is listed with the place', async () => {
    const { user } = await openPlace()
    await type(user, '44.8125', '20.4612')
    await user.click(summonButton())
    await user.keyboard('{Enter}')
    expect(listedCommands()).toEqual([
      [
        'Summon to this place: Latitude 44.8125 · Longitude 20.4612',
        'smart_summon latitude: 44.8125, longitude: 20.4612',
      ],
    ])
  })

  it.each([
    ['', '20', 'Latitude', 'Enter degrees, from −90 to 90.'],
    ['44', '20.4.6', 'Longitude', 'Enter degrees as a number, such as 44.8125.'],
    ['44', '-180,5', 'Longitude', 'Enter a number from −180 to 180.'],
  ])('refuses %j and %j, and moves the focus to %s', async (latitude, longitude, wrong, message) => {
    const { user, logged } = await openPlace()
    await type(user, latitude, longitude)
    await user.click(summonButton())
    expect(field(wrong)).toHaveFocus()
    expect(field(wrong)).toBeInvalid()
    expect(field(wrong)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(summonButton()).toBeVisible()
    summonButton().focus()
    await user.keyboard('{Enter}')
    expect(logged).toEqual([])
  })

  it('shows its messages from the first press until the place is right', async () => {
    const { user, logged } = await openPlace()
    await type(user, 'north', '')
    expect(field('Latitude')).toBeValid()
    await user.click(summonButton())
    expect(field('Latitude')).toBeInvalid()
    expect(field('Longitude')).toBeInvalid()
    await type(user, '44.8', '20.4')
    expect(field('Latitude')).toBeValid()
    expect(field('Longitude')).toBeValid()
    await user.click(summonButton())
    await user.keyboard('{Enter}')
    expect(logged).toHaveLength(1)
  })
})
