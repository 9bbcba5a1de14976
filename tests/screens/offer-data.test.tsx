import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { offersOf } from '@/reservations/offer-data'

import { openApp } from '../support/app'
import { TODAY } from '../support/booking'
import { startApi } from '../support/server'

startApi({ today: TODAY })

const written = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
    JSON.parse(script.textContent),
  )

describe('the offers for search engines', () => {
  it('name each car with its price per day, for as long as the cars are shown', async () => {
    const { router } = await openApp('/vehicles')
    await waitFor(() => expect(written()).toHaveLength(1))
    const [data] = written()
    expect(data).toHaveProperty('@graph[0].@type', 'Offer')
    expect(data).toHaveProperty('@graph[0].url', 'https://struja.example/vehicles/1')
    expect(data).toHaveProperty('@graph[0].price', '9500.00')
    expect(data).toHaveProperty('@graph[0].priceCurrency', 'RSD')
    expect(data).toHaveProperty('@graph[0].itemOffered.name', 'Tesla Model 3 Dual Motor')
    await router.navigate('/auth')
    await screen.findByLabelText('Password')
    await waitFor(() => expect(written()).toEqual([]))
  })

  it('are limited to a hundred cars of a long fleet', () => {
    const fleet = Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      name: `Car ${index}`,
      pricePerDay: 950_050,
    }))
    expect(offersOf(fleet)).toHaveProperty('@graph.length', 100)
    expect(offersOf(fleet)).toHaveProperty('@graph[0].price', '9500.50')
  })
})
