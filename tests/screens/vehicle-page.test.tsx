import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { findToast, openApp } from '../support/app'
import { addReservation, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const DAYS = 'from=2027-03-15&to=2027-03-19'

const availability = async () => within(await screen.findByRole('region', { name: 'Availability' }))

describe('the page of a vehicle', () => {
  it('shows every fact of the API, under its own title', async () => {
    await openApp('/vehicles/1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tesla Model 3 Dual Motor' })).toBeVisible()
    expect(document.title).toBe('Tesla Model 3 Dual Motor · Struja')
    for (const [name, value] of [
      ['Range', '530 km'],
      ['Battery', '75 kWh'],
      ['0–100 km/h', '4.6 s'],
      ['Top speed', '233 km/h'],
    ] as const)
      expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value)
    expect(screen.getByText(/easy to park in the city/)).toBeVisible()
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://struja.example/vehicles/1',
    )
    // Written by an effect, which may run after the page is shown.
    const data = await waitFor(() => {
      const [script] = document.head.querySelectorAll('script[type="application/ld+json"]')
      expect(script).toBeDefined()
      return script
    })
    expect(JSON.parse(data?.textContent ?? '')).toHaveProperty(
      '@graph[0].url',
      'https://struja.example/vehicles/1',
    )
  })

  it('says of each day of three months whether the car is available, the state first', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-17' })
    await openApp('/vehicles/8')
    const months = await availability()
    expect(months.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'March 2027',
      'April 2027',
      'May 2027',
    ])
    expect(months.getByText('Past, Tuesday 9 March')).toBeInTheDocument()
    expect(months.getByText('Available, Sunday 14 March')).toBeInTheDocument()
    expect(months.getByText('Taken, Monday 15 March')).toBeInTheDocument()
    expect(months.getByText('Taken, Tuesday 16 March')).toBeInTheDocument()
    expect(months.getByText('Available, Wednesday 17 March')).toBeInTheDocument()
  })

  it('gives the price of the chosen days and leads to the booking with them', async () => {
    await openApp(`/vehicles/8?${DAYS}`)
    expect((await screen.findByText('Total for 4 days')).nextElementSibling).toHaveTextContent('94,000 din')
    expect(screen.getByRole('link', { name: 'Choose this car' })).toHaveAttribute(
      'href',
      `/vehicles?${DAYS}&car=8`,
    )
    expect(screen.getByRole('link', { name: 'All cars' })).toHaveAttribute('href', `/vehicles?${DAYS}`)
  })

  it('offers the nearest days instead of a car that is taken', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-18' })
    const { user, currentPath } = await openApp(`/vehicles/8?${DAYS}`)
    await user.click(await screen.findByRole('button', { name: 'Available 18.03. – 22.03.' }))
    expect(currentPath()).toBe('/vehicles/8?from=2027-03-18&to=2027-03-22')
    expect(screen.getByRole('link', { name: 'Choose this car' })).toBeVisible()
  })

  it('says which places it reaches and returns from, fewer on a motorway in winter', async () => {
    const { user } = await openApp('/vehicles/1')
    const reach = within(await screen.findByRole('region', { name: 'There and back on one charge' }))
    const reached = () => within(reach.getAllByRole('list')[0] ?? document.body)
    expect(reached().getByText(/Subotica/)).toBeVisible()
    await user.click(reach.getByRole('switch', { name: 'Motorway, winter' }))
    expect(reached().queryByText(/Subotica/)).not.toBeInTheDocument()
    expect(reached().getByText(/Novi Sad/)).toBeVisible()
  })

  it('copies its link where there is no sheet to share it with', async () => {
    const { user } = await openApp('/vehicles/1')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await findToast('The link is copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(location.href)
  })

  it('says that there is no such car, and leads to the fleet', async () => {
    await openApp('/vehicles/999')
    expect(await screen.findByRole('heading', { name: 'There is no such car' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/vehicles')
  })

  it('says that the availability is not known if the reservations do not load, and reads them again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const answer = { current: new Response(null, { status: 500 }) }
    const release = api.delayAnswer('get', '/api/reservations', () => answer.current.clone())
    release()
    const { user } = await openApp('/vehicles/8')
    expect(await screen.findByText(/could not check when this car is available/)).toBeVisible()
    answer.current = new Response('[]')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getAllByText(/^Available,/)).not.toHaveLength(0))
  })
})
