import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { findToast, openApp } from '../support/app'
import { CHOSEN, TODAY } from '../support/booking'
import { changeRow } from '../support/rows'
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
]

/** All hostile texts in one. */
const ALL = HOSTILE.join(' ')

/** The hostile texts that are short enough for a message. */
const MESSAGE = HOSTILE.slice(0, -1).join(' ')

const nameVehicle = (id: number, name: string) => {
  changeRow(api.db.vehicles, id, { vehicle_name: name, description: name })
}

const expectNoMarkup = (element: Element) => {
  expect(element.querySelector('script')).toBeNull()
  expect(element.querySelector('img[src=x]')).toBeNull()
  expect(element.querySelector('a[href^="javascript"]')).toBeNull()
}

describe('the name of a vehicle', () => {
  it('is shown as it is in the fleet', async () => {
    for (const [index, name] of HOSTILE.entries()) nameVehicle(index + 1, name)
    await openApp('/vehicles')
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(HOSTILE),
      ),
    )
    expectNoMarkup(screen.getByRole('main'))
  })

  it('is shown as it is in step two, with its description', async () => {
    nameVehicle(8, ALL)
    await openApp(`/vehicles?${CHOSEN}&step=2`, api.asClient)
    const heading = await screen.findByRole('heading', { level: 2 })
    expect(heading.textContent).toBe(ALL)
    expect(heading.nextElementSibling?.textContent).toBe(ALL)
    expectNoMarkup(screen.getByRole('main'))
  })
})

describe('the name of a person', () => {
  it('is shown as it is', async () => {
    changeRow(api.db.users, 1, { full_name: ALL })
    await openApp('/client', api.asClient)
    await screen.findByRole('table')
    expect(screen.getByText((text) => text.startsWith('Welcome, ')).textContent).toBe(`Welcome, ${ALL}`)
    expectNoMarkup(document.body)
  })
})

describe("the server's words", () => {
  it('are shown as they are', async () => {
    api.use(http.post('*/api/users/login', () => HttpResponse.json({ error: MESSAGE }, { status: 400 })))
    const { user } = await openApp('/auth')
    await user.type(await screen.findByLabelText('E-mail'), 'client@struja.example')
    await user.type(screen.getByLabelText('Password'), 'x')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(`Error: ${MESSAGE}`)
    expectNoMarkup(alert)
  })

  it('are not shown in a toast, which has its own text', async () => {
    api.use(
      http.post('*/api/reservations/create-reservation', () =>
        HttpResponse.json({ error: '<b>no</b>' }, { status: 409 }),
      ),
    )
    const { user } = await openApp(`/vehicles?${CHOSEN}&step=2`, api.asClient)
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    await user.click(screen.getByRole('button', { name: 'Checkout now' }))
    expect(await findToast('Failed to create reservation!')).toBeVisible()
    expect(screen.queryByText(/no<\/b>/)).not.toBeInTheDocument()
  })
})
