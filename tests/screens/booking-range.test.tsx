import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { addReservation, dayNamed, openCalendar, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

/** The names of the months that are shown beside each other. */
const months = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ })
    .map(({ textContent }) => textContent)

/** Makes the window wide or narrow. */
function setWide(isWide: boolean) {
  const width = matchMedia('(min-width: 48rem)')
  Object.assign(width, { matches: isWide })
  act(() => {
    width.dispatchEvent(new Event('change'))
  })
}

const button = (name: string) => screen.getByRole('button', { name })

describe('on a wide screen', () => {
  beforeEach(() => {
    const wide = Object.assign(matchMedia('(min-width: 48rem)'), { matches: true })
    vi.spyOn(window, 'matchMedia').mockReturnValue(wide)
  })

  it('two months are beside each other, with one day that Tab leads to', async () => {
    const { dialog } = await openCalendar('/vehicles?from=2027-03-31', 'Pickup')
    expect(months(dialog)).toEqual(['March 2027', 'April 2027'])
    expect(within(dialog).getAllByRole('grid')).toHaveLength(2)
    // The style sheet hides the days of other months.
    const tabStops = '[role=gridcell][tabindex="0"]:not(.react-datepicker__day--outside-month)'
    expect(dialog.querySelectorAll(tabStops)).toHaveLength(1)
  })

  it('a pickup on the last day of a month leads to the first day of the return', async () => {
    const { user } = await openCalendar('/vehicles', 'Pickup')
    await user.click(dayNamed('Wednesday, 31 March 2027'))
    await user.selectOptions(screen.getByLabelText('Time'), '08:00')
    await user.click(button('Confirm'))
    await screen.findByRole('dialog', { name: 'Return date' })
    expect(document.activeElement).toBeVisible()
    expect(dayNamed('Thursday, 1 April 2027')).toHaveFocus()
  })

  it('a window that becomes narrow keeps the shown month, the chosen day and the time', async () => {
    const { user, dialog } = await openCalendar('/vehicles?from=2027-03-15', 'Pickup')
    await user.selectOptions(within(dialog).getByLabelText('Time'), '12:15')
    await user.click(button('Next month'))
    await user.click(dayNamed('Sunday, 2 May 2027'))
    setWide(false)
    expect(months(dialog)).toEqual(['May 2027'])
    expect(dayNamed('Sunday, 2 May 2027')).toHaveAttribute('aria-selected', 'true')
    expect(within(dialog).getByLabelText('Time')).toHaveValue('12:15')
  })

  it('the arrow keys lead from month to month', async () => {
    const { user, dialog } = await openCalendar('/vehicles?from=2027-03-31', 'Pickup')
    dayNamed('Wednesday, 31 March 2027').focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(dayNamed('Thursday, 1 April 2027')).toHaveFocus())
    await user.keyboard('{ArrowDown>5/}')
    await waitFor(() => expect(dayNamed('Thursday, 6 May 2027')).toHaveFocus())
    expect(months(dialog)).toContain('May 2027')
    await user.keyboard('{Home}{ArrowLeft>3/}{Enter}')
    await waitFor(() => expect(dayNamed('Friday, 30 April 2027')).toHaveFocus())
    expect(dayNamed('Friday, 30 April 2027')).toHaveAttribute('aria-selected', 'true')
  })

  it('a pressed day of the second month keeps its place and the focus', async () => {
    const { user, dialog } = await openCalendar('/vehicles?from=2027-03-15', 'Pickup')
    const day = dayNamed('Friday, 2 April 2027')
    await user.click(day)
    expect(day).toHaveAttribute('aria-selected', 'true')
    expect(day).toHaveFocus()
    expect(months(dialog)).toEqual(['March 2027', 'April 2027'])
  })
})

describe('the focus', () => {
  it('goes to a day when the button to earlier months disappears', async () => {
    const { user } = await openCalendar('/vehicles?from=2027-04-15', 'Pickup')
    await user.click(button('Previous month'))
    expect(screen.queryByRole('button', { name: 'Previous month' })).not.toBeInTheDocument()
    expect(dayNamed('Monday, 15 March 2027')).toHaveFocus()
  })
})

describe('the foot of the dialog', () => {
  const choice = () => screen.getByRole('dialog').querySelector('[aria-live=polite][aria-atomic=true]')

  it('announces the days, their number and the total of the selected car, once for each choice', async () => {
    const { user } = await openCalendar('/vehicles?from=2027-03-15&car=8', 'Return')
    expect(choice()).toHaveTextContent('15.03.2027 – …')
    fireEvent.mouseEnter(dayNamed('Friday, 19 March 2027'))
    expect(choice()).toHaveTextContent('15.03.2027 – …')
    await user.click(dayNamed('Friday, 19 March 2027'))
    expect(choice()).toHaveTextContent('15.03.2027 – 19.03.2027 4 days · 94,000 din')
  })

  it('has no total if no car is selected', async () => {
    const { user } = await openCalendar('/vehicles', 'Pickup')
    expect(choice()).toHaveTextContent('No date chosen yet')
    await user.click(dayNamed('Monday, 15 March 2027'))
    await user.selectOptions(screen.getByLabelText('Time'), '09:00')
    await user.click(button('Confirm'))
    await screen.findByRole('dialog', { name: 'Return date' })
    await user.click(dayNamed('Tuesday, 16 March 2027'))
    expect(choice()).toHaveTextContent(/^15.03.2027 – 16.03.2027 1 day$/)
  })

  it('says that the car is taken on these days', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-18' })
    const { user } = await openCalendar('/vehicles?from=2027-03-15&car=8', 'Return')
    await user.click(dayNamed('Friday, 19 March 2027'))
    expect(choice()).toHaveTextContent(
      '15.03.2027 – 19.03.2027 4 days The selected car is taken on these dates',
    )
  })

  it('says that a pickup is after the return', async () => {
    const { user } = await openCalendar('/vehicles?to=2027-03-15', 'Pickup')
    await user.click(dayNamed('Thursday, 18 March 2027'))
    expect(choice()).toHaveTextContent('Invalid duration (return date is before pickup date)')
    expect(document.querySelector('.react-datepicker__day--in-range')).toBeNull()
  })
})
