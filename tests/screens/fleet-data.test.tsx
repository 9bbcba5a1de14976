import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openApp } from '../support/app'
import { findCard, TODAY } from '../support/booking'
import { askForFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const serveVehicles = (rows: unknown[]) => api.serve('vehicles', rows)
const PLAIN = { id: 1, vehicle_name: 'Plain car', price_per_day: 1000 }

const picture = async (name: string) => (await findCard(name)).querySelector('img')

describe('fields that may be missing', () => {
  it('are left out of the card when null', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    askForFaults('vehicles=nulls,reservations=nulls')
    await openApp('/vehicles')
    const shown = await findCard('Tesla Model X')
    expect(within(shown).getByText('23,500 din')).toBeVisible()
    expect(within(shown).queryByText('Range')).not.toBeInTheDocument()
    expect(within(shown).queryByText('Battery')).not.toBeInTheDocument()
    expect(shown).not.toHaveTextContent(/null|undefined|NaN/)
  })
})

describe('the picture of a car', () => {
  it('is its banner', async () => {
    serveVehicles([{ ...PLAIN, banner_image: 'uploads/car.png' }])
    await openApp('/vehicles')
    expect(await picture('Plain car')).toHaveAttribute('src', `${location.origin}/api/uploads/car.png`)
  })

  it('is the drawing if the banner is no web address', async () => {
    const banners = ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '', '   ']
    serveVehicles(
      banners.map((banner_image, id) => ({ ...PLAIN, id, vehicle_name: `Car ${id}`, banner_image })),
    )
    await openApp('/vehicles')
    await findCard('Car 0')
    const pictures = screen.getAllByRole('article').map((article) => article.querySelector('img'))
    expect(pictures).toHaveLength(banners.length)
    for (const image of pictures) expect(image?.getAttribute('src')).toMatch(/^\/cars\/model-3\.svg#/)
  })
})

describe('an empty fleet', () => {
  it('is reported', async () => {
    serveVehicles([])
    await openApp('/vehicles')
    expect(
      await screen.findByText('There are no cars in the fleet at the moment. Please check back later.'),
    ).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })
})
