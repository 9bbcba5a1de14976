import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { findToast, openApp } from '../support/app'
import { CHOSEN, findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const HOSTILE = [
  '<img src=x onerror="document.title=1">',
  '<script>document.title = 1</script>',
  '{{brand}} $t(common:retry) {{count}}',
  '%s %d ${location} `x`',
  '"\'><a href="javascript:alert(1)">car</a>',
  'Ime sa čćđšž Ж 漢字 🚗 עברית',
  '\u202Eright to left',
  'x'.repeat(5_000),
].map((text) => [text.slice(0, 40), text] as const)

const nameVehicle = (name: string) => {
  const model = api.db.vehicles.get(8)
  if (model) api.db.vehicles.replace({ ...model, vehicle_name: name, description: name })
}

const expectNoMarkup = (element: Element) => {
  expect(element.querySelector('script')).toBeNull()
  expect(element.querySelector('img[src=x]')).toBeNull()
  expect(element.querySelector('a[href^="javascript"]')).toBeNull()
}

describe('the name of a vehicle', () => {
  it.each(HOSTILE)('is shown as it is: %s', async (_, name) => {
    nameVehicle(name)
    await openApp('/vehicles')
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(
        name,
      ),
    )
    expectNoMarkup(screen.getByRole('main'))
  })

  it.each(HOSTILE)('is shown as it is in step two, with its description: %s', async (_, name) => {
    nameVehicle(name)
    await openApp(`/vehicles?${CHOSEN}&step=2`, { as: 'client@struja.example', db: api.db })
    const heading = await screen.findByRole('heading', { level: 2 })
    expect(heading.textContent).toBe(name)
    expect(heading.nextElementSibling?.textContent).toBe(name)
    expectNoMarkup(screen.getByRole('main'))
  })

  it.each(HOSTILE)('is shown as it is in the table of reservations: %s', async (_, name) => {
    const model = api.db.vehicles.get(1)
    if (model) api.db.vehicles.replace({ ...model, vehicle_name: name })
    await openApp('/client', { as: 'client@struja.example', db: api.db })
    const table = await screen.findByRole('table')
    const names = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent)
    expect(names).toContain(name)
    expectNoMarkup(table)
  })
})

describe('the name of a person', () => {
  it.each(HOSTILE)('is shown as it is: %s', async (_, name) => {
    const person = api.db.users.get(1)
    if (person) api.db.users.replace({ ...person, full_name: name })
    await openApp('/client', { as: 'client@struja.example', db: api.db })
    await screen.findByRole('table')
    expect(screen.getByText((text) => text.startsWith('Welcome, ')).textContent).toBe(`Welcome, ${name}`)
    expectNoMarkup(document.body)
  })
})

describe("the server's words", () => {
  it.each(HOSTILE.slice(0, 6))('are shown as they are: %s', async (_, error) => {
    api.use(http.post('*/api/users/login', () => HttpResponse.json({ error }, { status: 400 })))
    const { user } = await openApp('/auth')
    await user.type(await screen.findByLabelText('E-mail'), 'client@struja.example')
    await user.type(screen.getByLabelText('Password'), 'x')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(`Error: ${error}`)
    expectNoMarkup(alert)
  })

  it('are not shown in a toast, which has its own', async () => {
    api.use(
      http.post('*/api/reservations/create-reservation', () =>
        HttpResponse.json({ error: '<b>no</b>' }, { status: 409 }),
      ),
    )
    const { user } = await openApp(`/vehicles?${CHOSEN}&step=2`, {
      as: 'client@struja.example',
      db: api.db,
    })
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    await user.click(screen.getByRole('button', { name: 'Checkout now' }))
    expect(await findToast('Failed to create reservation!')).toBeVisible()
    expect(screen.queryByText(/no<\/b>/)).not.toBeInTheDocument()
  })
})

describe('the address', () => {
  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'])(
    'brings nothing into the page: %s',
    async (text) => {
      const query = new URLSearchParams({ from: text, to: text, car: text, step: text, [text]: text })
      await openApp(`/vehicles?${query}`)
      await findCard('Tesla Model X')
      expectNoMarkup(document.body)
      for (const link of screen.getAllByRole('link'))
        expect(link.getAttribute('href')).toMatch(/^(\/|#main$|tel:|mailto:)/)
    },
  )
})
