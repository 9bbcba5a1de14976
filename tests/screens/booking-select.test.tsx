import { readFileSync } from 'node:fs'

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openApp } from '../support/app'
import { addReservation, card, chooseDay, findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

import styles from '@/routes/public/booking/vehicle-card.module.css'

const api = startApi({ today: TODAY })

/** Adds a module's style sheet to the page until the test ends; without it jsdom has only the class names. */
function showStyles(file: string, names: CSSModuleClasses) {
  const sheet = document.createElement('style')
  sheet.textContent = readFileSync(file, 'utf8').replaceAll(
    /\.([a-z]\w*)(?=[^{};]*\{)/gi,
    (_, name: string) => `.${names[name]}`,
  )
  document.head.append(sheet)
  onTestFinished(() => sheet.remove())
}

const selectButton = (name: string) => within(card(name)).getByRole('button')

describe('a card', () => {
  it('names what the car offers', async () => {
    await openApp('/vehicles')
    const plaid = await findCard('Tesla Model S Plaid')
    for (const text of [
      '5 seats',
      'A/C',
      'Autopilot',
      'AWD',
      'Unlimited mileage',
      '21 years required',
      '600 km',
      '100 kWh',
      '27,000 din',
      'per day',
    ])
      expect(within(plaid).getByText(text)).toBeVisible()
    expect(within(plaid).getByRole('heading', { name: 'Tesla Model S Plaid' })).toBeVisible()
  })

  it('is shown for each vehicle of the fleet, in one list', async () => {
    await openApp('/vehicles')
    const list = await screen.findByRole('list', { name: 'Vehicles' })
    await waitFor(() =>
      expect(within(list).getAllByRole('article')).toHaveLength(api.db.vehicles.all().length),
    )
  })

  it('has no total until both days are chosen', async () => {
    await openApp('/vehicles?from=2027-03-15')
    await findCard('Tesla Model X')
    expect(screen.queryByText(/^Total for/)).not.toBeInTheDocument()
  })

  it('has a total as soon as both days are chosen', async () => {
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    await findCard('Tesla Model X')
    for (const [name, total] of [
      ['Tesla Model 3 Dual Motor', '38,000 din'],
      ['Tesla Model S', '84,000 din'],
      ['Tesla Model X', '94,000 din'],
    ] as const) {
      expect(within(card(name)).getByText('Total for 4 days')).toBeVisible()
      expect(within(card(name)).getByText(total)).toBeVisible()
    }
  })

  it.each([
    ['9500.50', 3, '9,500.50\u00A0din', '28,501.50\u00A0din'],
    ['9500.50', 2, '9,500.50\u00A0din', '19,001\u00A0din'],
    ['0.10', 3, '0.10\u00A0din', '0.30\u00A0din'],
    ['33333.33', 3, '33,333.33\u00A0din', '99,999.99\u00A0din'],
    ['1234567.89', 1, '1,234,567.89\u00A0din', '1,234,567.89\u00A0din'],
  ])('shows the exact total of %s a day for %i days', async (price, days, perDay, total) => {
    const model = api.db.vehicles.get(8)
    if (model) api.db.vehicles.replace({ ...model, price_per_day: price })
    await openApp(`/vehicles?from=2027-03-15&to=2027-03-${15 + days}`)
    const shown = await findCard('Tesla Model X')
    const amounts = within(shown)
      .getAllByText(/ din$/)
      .map(({ textContent }) => textContent)
    expect(amounts).toEqual([perDay, total])
  })

  it('counts whole days over the night in which the clocks change', async () => {
    await openApp('/vehicles?from=2027-03-27&to=2027-03-29')
    const shown = await findCard('Tesla Model X')
    expect(within(shown).getByText('Total for 2 days')).toBeVisible()
    expect(within(shown).getByText('47,000 din')).toBeVisible()
  })

  it('has no total for a return on the day of pickup, which is no period', async () => {
    await openApp('/vehicles?from=2027-03-15&to=2027-03-15&car=8')
    const shown = await findCard('Tesla Model X')
    expect(screen.getByText(/^A rental lasts at least one day/)).toBeVisible()
    expect(within(shown).queryByText(/^Total for/)).not.toBeInTheDocument()
    expect(screen.queryByText(/0 days/)).not.toBeInTheDocument()
  })
})

describe('the number of days', () => {
  it.each([
    ['en', 1, 'Total for 1 day'],
    ['en', 21, 'Total for 21 days'],
    ['de', 1, 'Gesamt für 1 Tag'],
    ['de', 5, 'Gesamt für 5 Tage'],
    ['sr', 1, 'Ukupno za 1 dan'],
    ['sr', 2, 'Ukupno za 2 dana'],
    ['sr', 5, 'Ukupno za 5 dana'],
    ['sr', 21, 'Ukupno za 21 dan'],
  ] as const)('has the right plural in %s: %i', async (language, days, text) => {
    const to = `2027-04-${String(days).padStart(2, '0')}`
    await openApp(`/vehicles?from=2027-03-31&to=${to}`, { language })
    const shown = await findCard('Tesla Model X')
    expect(within(shown).getByText(text)).toBeVisible()
  })

  it.each([
    ['en', '23,500 din', '94,000 din'],
    ['de', '23.500 din', '94.000 din'],
    ['sr', '23.500 din', '94.000 din'],
  ] as const)('stands beside amounts in the format of %s', async (language, perDay, total) => {
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19', { language })
    const shown = await findCard('Tesla Model X')
    expect(within(shown).getByText(perDay)).toBeVisible()
    expect(within(shown).getByText(total)).toBeVisible()
  })
})

describe('the line above the cards', () => {
  it('has the number of cars, the number of available cars once days are chosen, and the deposit', async () => {
    addReservation(api.db, { vehicle: 7, from: '2027-03-16', to: '2027-03-17' })
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17' })
    const { user } = await openApp('/vehicles?from=2027-03-15')
    await findCard('Tesla Model X')
    expect(screen.getByText('8 cars')).toBeVisible()
    expect(screen.getByText('Refundable deposit 117,000 din')).toBeVisible()
    expect(screen.queryByText(/ available$/)).not.toBeInTheDocument()
    await chooseDay(user, 'Return', 'Friday, 19 March 2027')
    expect(await screen.findByText(/^\d of 8 available$/)).toHaveTextContent(
      `${8 - screen.getAllByRole('button', { name: 'Not available' }).length} of 8 available`,
    )
    expect(screen.getByText('Refundable deposit 117,000 din')).toBeVisible()
  })

  it.each([
    [1, 'Dostupan je 1 od 8 automobila'],
    [2, 'Dostupna su 2 od 8 automobila'],
    [5, 'Dostupno je 5 od 8 automobila'],
  ])('has the right plural in Serbian: %i', async (free, text) => {
    for (const { id } of api.db.reservations.all()) api.db.reservations.remove(id)
    for (let vehicle = free + 1; vehicle <= 8; vehicle += 1)
      addReservation(api.db, { vehicle, from: '2027-03-16', to: '2027-03-17' })
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19', { language: 'sr' })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('has no number of available cars if that could not be checked', async () => {
    document.cookie = 'demoFault=reservations=500; path=/'
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    await findCard('Tesla Model X')
    await screen.findByText(/^We could not check which cars are available/)
    expect(screen.queryByText(/ of 8 available$/)).not.toBeInTheDocument()
    expect(screen.getByText('8 cars')).toBeVisible()
  })
})

describe('the choice of a car', () => {
  it('is made by its button', async () => {
    const { user, currentPath } = await openApp('/vehicles')
    await findCard('Tesla Model S')
    await user.click(selectButton('Tesla Model S'))
    expect(selectButton('Tesla Model S')).toHaveAccessibleName('Selected car')
    expect(currentPath()).toBe('/vehicles?car=4')
  })

  it('has a button that is described by the name of the car', async () => {
    await openApp('/vehicles')
    await findCard('Tesla Model S')
    expect(selectButton('Tesla Model S')).toHaveAccessibleDescription('Tesla Model S')
  })

  it('is undone by the same button', async () => {
    const { user, currentPath } = await openApp('/vehicles?car=4')
    await findCard('Tesla Model S')
    await user.click(selectButton('Tesla Model S'))
    expect(selectButton('Tesla Model S')).toHaveAccessibleName('Select car')
    expect(currentPath()).toBe('/vehicles')
  })

  it('is also made by a double click, whose second click does not undo it', async () => {
    const { user, currentPath } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    await findCard('Tesla Model X')
    await user.dblClick(selectButton('Tesla Model X'))
    expect(currentPath()).toBe('/vehicles?from=2027-03-15&to=2027-03-19&car=8')
  })

  it('moves to another car', async () => {
    const { user } = await openApp('/vehicles?car=4')
    await findCard('Tesla Model S')
    await user.click(selectButton('Tesla Model X'))
    expect(selectButton('Tesla Model S')).toHaveAccessibleName('Select car')
    expect(selectButton('Tesla Model X')).toHaveAccessibleName('Selected car')
    expect(screen.getAllByRole('button', { name: 'Selected car' })).toHaveLength(1)
  })

  it('dims the other cards, and only those', async () => {
    showStyles('src/routes/public/booking/vehicle-card.module.css', styles)
    const { user } = await openApp('/vehicles')
    await findCard('Tesla Model S')
    const isDimmed = (article: HTMLElement) => {
      const picture = article.querySelector('img')
      return picture !== null && Number(getComputedStyle(picture).opacity) < 0.6
    }
    const dimmedCount = () => screen.getAllByRole('article').filter(isDimmed).length
    expect(dimmedCount()).toBe(0)
    await user.click(selectButton('Tesla Model S'))
    expect(dimmedCount()).toBe(api.db.vehicles.all().length - 1)
    expect(isDimmed(card('Tesla Model S'))).toBe(false)
    await user.click(selectButton('Tesla Model S'))
    expect(dimmedCount()).toBe(0)
  })

  it('leaves a card that is not available different from a dimmed one', async () => {
    addReservation(api.db, { vehicle: 7, from: '2027-03-16', to: '2027-03-17' })
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19&car=8')
    await findCard('Tesla Model X')
    const taken = card('Tesla Model Y Dual Motor')
    await within(taken).findByRole('button', { name: 'Not available' })
    expect(taken).toHaveClass(styles.notAvailable ?? '')
    expect(card('Tesla Model X')).not.toHaveClass(styles.notAvailable ?? '')
  })

  it('is shown beside the days, with its total', async () => {
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    await findCard('Tesla Model S')
    const choice = screen.getByRole('region', { name: 'Your choice' })
    expect(within(choice).getByText('No car selected')).toBeVisible()
    await user.click(selectButton('Tesla Model S'))
    expect(choice).toHaveTextContent('Tesla Model S4 days · 84,000 dinRefundable deposit 117,000 din')
  })

  it('is kept when other days are chosen', async () => {
    const { router } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19&car=4')
    await findCard('Tesla Model S')
    await router.navigate('/vehicles?from=2027-03-16&to=2027-03-19&car=4')
    expect(await screen.findAllByText('Total for 3 days')).not.toHaveLength(0)
    expect(selectButton('Tesla Model S')).toHaveAccessibleName('Selected car')
  })

  it('adds no entry to the history', async () => {
    const { user, router, currentPath } = await openApp(['/general-terms', '/vehicles'])
    await findCard('Tesla Model S')
    await user.click(selectButton('Tesla Model S'))
    await user.click(selectButton('Tesla Model X'))
    await router.navigate(-1)
    expect(currentPath()).toBe('/general-terms')
  })
})
