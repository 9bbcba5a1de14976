import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '@/i18n/languages'

import { openApp } from '../support/app'
import { addReservation, dayNamed, openCalendar, openDialog, TODAY } from '../support/booking'
import { askForFaults } from '../support/faults'
import { EXPECTED } from '../support/languages'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const disabledDays = () =>
  screen
    .getAllByRole('gridcell')
    .filter((day) => day.getAttribute('aria-disabled') === 'true')
    .map((day) => day.getAttribute('aria-label')?.trim())

describe('the pickup calendar', () => {
  it('disables the days before today, and only those', async () => {
    await openCalendar('/vehicles', 'Pickup')
    expect(disabledDays()).toHaveLength(9)
    expect(dayNamed('Tuesday, 9 March 2027')).toHaveAttribute('aria-disabled', 'true')
    expect(dayNamed('Wednesday, 10 March 2027')).toHaveAttribute('aria-disabled', 'false')
  })
})

describe('the return calendar', () => {
  it('disables the pickup day and the days before it', async () => {
    await openCalendar('/vehicles?from=2027-03-15', 'Return')
    expect(dayNamed('Monday, 15 March 2027')).toHaveAttribute('aria-disabled', 'true')
    expect(dayNamed('Tuesday, 16 March 2027')).toHaveAttribute('aria-disabled', 'false')
  })

  it('marks the days of the rental', async () => {
    await openCalendar('/vehicles?from=2027-03-15&to=2027-03-18', 'Return')
    const marked = screen
      .getAllByRole('gridcell')
      .filter((day) => day.classList.contains('react-datepicker__day--in-range'))
    expect(marked.map(({ textContent }) => textContent)).toEqual(['15', '16', '17', '18'])
  })

  it('disables today and the days before if no pickup day is chosen', async () => {
    await openCalendar('/vehicles', 'Return')
    expect(dayNamed('Wednesday, 10 March 2027')).toHaveAttribute('aria-disabled', 'true')
    expect(dayNamed('Thursday, 11 March 2027')).toHaveAttribute('aria-disabled', 'false')
  })

  it('does not keep a return day that lies before the pickup day', async () => {
    const { user } = await openCalendar('/vehicles?from=2027-03-20&to=2027-03-15', 'Return')
    await user.selectOptions(screen.getByLabelText('Time'), '09:00')
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  })
})

/** The label that a screen reader reads for a day. */
const labelOf = (name: string) => dayNamed(name).getAttribute('aria-label')

describe('days on which the selected car is taken', () => {
  const rent = () => addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-18' })

  it('are labelled as taken in the pickup calendar', async () => {
    rent()
    await openCalendar('/vehicles?car=8', 'Pickup')
    expect(labelOf('Monday, 15 March 2027')).toBe('Monday, 15 March 2027, The selected car is available')
    expect(labelOf('Tuesday, 16 March 2027')).toBe('Tuesday, 16 March 2027, The selected car is taken')
    expect(labelOf('Wednesday, 17 March 2027')).toBe('Wednesday, 17 March 2027, The selected car is taken')
    expect(labelOf('Thursday, 18 March 2027')).toBe('Thursday, 18 March 2027, The selected car is available')
    // The card then says what is wrong.
    expect(dayNamed('Tuesday, 16 March 2027')).toHaveAttribute('aria-disabled', 'false')
  })

  it('are not told from others if the reservations could not be loaded', async () => {
    askForFaults('reservations=403')
    const { user } = await openApp('/vehicles?car=8')
    await screen.findByText(/^We could not check which cars are available\./)
    await openDialog(user, 'Pickup')
    expect(labelOf('Monday, 15 March 2027')).toBe('Monday, 15 March 2027')
    expect(screen.queryByText('The selected car is taken')).not.toBeInTheDocument()
  })

  it('are marked one day later in the return calendar', async () => {
    rent()
    await openCalendar('/vehicles?car=8', 'Return')
    expect(labelOf('Tuesday, 16 March 2027')).not.toMatch(/taken/)
    expect(labelOf('Wednesday, 17 March 2027')).toMatch(/The selected car is taken/)
    expect(labelOf('Thursday, 18 March 2027')).toMatch(/The selected car is taken/)
    expect(labelOf('Friday, 19 March 2027')).not.toMatch(/taken/)
  })

  it('are all days of a return after them, since the rental would go on over them', async () => {
    rent()
    await openCalendar('/vehicles?from=2027-03-14&car=8', 'Return')
    expect(labelOf('Tuesday, 16 March 2027')).toMatch(/, The selected car is available$/)
    for (const day of ['Wednesday, 17 March 2027', 'Monday, 22 March 2027'])
      expect(labelOf(day)).toBe(`${day}, The selected car is taken on these dates`)
    expect(dayNamed('Monday, 22 March 2027')).toHaveAttribute('aria-disabled', 'false')
  })

  it('are not marked if no car is selected', async () => {
    rent()
    await openCalendar('/vehicles', 'Pickup')
    expect(labelOf('Tuesday, 16 March 2027')).toBe('Tuesday, 16 March 2027')
    expect(screen.queryByText(/taken/)).not.toBeInTheDocument()
  })
})

describe('days that cannot be chosen', () => {
  it('say why', async () => {
    await openCalendar('/vehicles?from=2027-03-15&car=8', 'Return')
    expect(labelOf('Tuesday, 9 March 2027')).toBe('Tuesday, 9 March 2027, In the past')
    expect(labelOf('Sunday, 14 March 2027')).toBe('Sunday, 14 March 2027, Before the pickup date')
    expect(labelOf('Monday, 15 March 2027')).toBe('Monday, 15 March 2027, Pickup')
  })
})

it.each(LANGUAGES)('the calendar names the days of the period in %s', async (language) => {
  const { pickup, return: end, between } = EXPECTED[language].calendar
  const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-18', { language })
  await import('@/reservations/days/day-dialog')
  await user.click(await screen.findByLabelText(end))
  await screen.findByRole('dialog')
  const named = (name: string) =>
    screen.getAllByRole('gridcell', { name: new RegExp(`, ${name}$`) }).map(({ textContent }) => textContent)
  expect([named(pickup), named(between), named(end)]).toEqual([['15'], ['16', '17'], ['18']])
})

describe('the calendar by keyboard', () => {
  it.each([
    ['the first possible day', '/vehicles?from=2027-03-15', 'Tuesday, 16 March 2027'],
    ['the chosen day', '/vehicles?from=2027-03-15&to=2027-03-18', 'Thursday, 18 March 2027'],
  ])('begins on %s, which Enter chooses', async (_which, path, day) => {
    const { user } = await openCalendar(path, 'Return')
    expect(dayNamed(day)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(dayNamed(day)).toHaveAttribute('aria-selected', 'true')
  })

  it.each([
    ['{End}', 'Sunday, 21 March 2027'],
    ['{PageDown}{PageUp}', 'Wednesday, 17 March 2027'],
  ])('moves by %s', async (keys, name) => {
    const { user } = await openCalendar('/vehicles?from=2027-03-17', 'Pickup')
    dayNamed('Wednesday, 17 March 2027').focus()
    await user.keyboard(keys)
    await waitFor(() => expect(dayNamed(name)).toHaveFocus())
  })
})

it('the field of the time says that the rental always starts and ends at 08:00', async () => {
  await openCalendar('/vehicles', 'Pickup')
  expect(screen.getByRole('combobox', { name: 'Time' })).toHaveAccessibleDescription(
    'The rental itself always starts and ends at 08:00.',
  )
})
