import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { chooseDay, dayNamed, openCalendar, openDialog, TODAY } from '../support/booking'
import { startApi } from '../support/server'

startApi({ today: TODAY })

const confirm = () => screen.getByRole('button', { name: 'Confirm' })

describe('the fields Pickup and Return', () => {
  it('are read-only and empty at first', async () => {
    await openApp('/vehicles')
    for (const label of ['Pickup', 'Return']) {
      const field = await screen.findByLabelText(label)
      expect(field).toHaveAttribute('readonly')
      expect(field).toHaveValue('')
    }
  })

  it.each(['{Enter}', ' '])('opens the dialog by the key "%s"', async (key) => {
    const { user } = await openApp('/vehicles')
    await import('@/reservations/days/day-dialog')
    const field = await screen.findByLabelText('Return')
    field.focus()
    await user.keyboard(key)
    expect(await screen.findByRole('dialog', { name: 'Return date' })).toBeVisible()
  })
})

describe('the dialog', () => {
  it('offers every quarter of an hour from 07:30 to 19:00', async () => {
    await openCalendar('/vehicles', 'Pickup')
    const time = screen.getByRole('combobox', { name: 'Time' })
    const slots = within(time)
      .getAllByRole('option')
      .filter((option) => !option.hasAttribute('disabled'))
      .map(({ textContent }) => textContent)
    expect(slots).toHaveLength(47)
    expect(slots.slice(0, 4)).toEqual(['07:30', '07:45', '08:00', '08:15'])
    expect(slots.slice(-3)).toEqual(['18:30', '18:45', '19:00'])
    expect(new Set(slots).size).toBe(47)
  })

  it('is confirmed only with a day and a time', async () => {
    const { user } = await openCalendar('/vehicles', 'Pickup')
    expect(confirm()).toBeDisabled()
    await user.click(dayNamed('Monday, 15 March 2027'))
    expect(confirm()).toBeDisabled()
    await user.selectOptions(screen.getByLabelText('Time'), '07:30')
    expect(confirm()).toBeEnabled()
  })

  it('asks for the time again if a day is already chosen', async () => {
    const { user } = await openCalendar('/vehicles?from=2027-03-15', 'Pickup')
    expect(dayNamed('Monday, 15 March 2027')).toHaveAttribute('aria-selected', 'true')
    expect(confirm()).toBeDisabled()
    await user.selectOptions(screen.getByLabelText('Time'), '09:00')
    expect(confirm()).toBeEnabled()
  })

  it.each(['07:30', '19:00'])('gives 08:00 for the chosen time %s', async (time) => {
    const { user, currentPath } = await openApp('/vehicles?to=2027-03-19')
    await chooseDay(user, 'Pickup', 'Monday, 15 March 2027', time)
    expect(screen.getByLabelText('Pickup')).toHaveValue('15.03.2027 at 08:00')
    expect(currentPath()).toBe('/vehicles?to=2027-03-19&from=2027-03-15')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a confirmed pickup', () => {
  it('leads to the missing return, with the same time and the focus on the next day', async () => {
    const { user, currentPath } = await openApp('/vehicles')
    await chooseDay(user, 'Pickup', 'Thursday, 1 April 2027', '10:30')
    const dialog = await screen.findByRole('dialog', { name: 'Return date' })
    expect(within(dialog).getByRole('heading', { name: 'Return date' })).toHaveAttribute(
      'aria-live',
      'polite',
    )
    expect(dayNamed('Friday, 2 April 2027')).toHaveFocus()
    expect(within(dialog).getByLabelText('Time')).toHaveValue('10:30')
    expect(dayNamed('Thursday, 1 April 2027')).toHaveAttribute('aria-disabled', 'true')
    await user.click(dayNamed('Friday, 2 April 2027'))
    await user.click(confirm())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(currentPath()).toBe('/vehicles?from=2027-04-01&to=2027-04-02')
    expect(screen.getByLabelText('Pickup')).toHaveFocus()
  })

  it('leads to the top of the dialog for the return, however far down it was pressed', async () => {
    const { user, dialog } = await openCalendar('/vehicles', 'Pickup')
    dialog.scrollTop = 100
    await chooseDay(user, 'Pickup', 'Monday, 15 March 2027')
    expect(await screen.findByRole('dialog', { name: 'Return date' })).toBe(dialog)
    expect(dialog.scrollTop).toBe(0)
  })

  it('does not ask for a return that is already chosen', async () => {
    const { user } = await openApp('/vehicles?to=2027-03-19')
    await chooseDay(user, 'Pickup', 'Monday, 15 March 2027')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Pickup')).toHaveFocus()
  })

  it('stays when the return is cancelled, and the focus goes back to the field that was pressed', async () => {
    const { user, currentPath } = await openApp('/vehicles')
    await chooseDay(user, 'Pickup', 'Monday, 15 March 2027')
    await screen.findByRole('dialog', { name: 'Return date' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Pickup')).toHaveFocus()
    expect(currentPath()).toBe('/vehicles?from=2027-03-15')
  })
})

describe('leaving the dialog', () => {
  const ways: Record<string, (user: UserEvent) => Promise<void>> = {
    Escape: (user) => user.keyboard('{Escape}'),
    Close: (user) => user.click(screen.getByRole('button', { name: 'Close' })),
  }

  it.each(Object.entries(ways))('by %s changes nothing', async (_, leave) => {
    const { user, currentPath } = await openCalendar('/vehicles?from=2027-03-15', 'Pickup')
    await user.click(dayNamed('Thursday, 18 March 2027'))
    await user.selectOptions(screen.getByLabelText('Time'), '09:00')
    await leave(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Pickup')).toHaveValue('15.03.2027 at 08:00')
    expect(currentPath()).toBe('/vehicles?from=2027-03-15')
  })

  it('forgets what was not confirmed', async () => {
    const { user } = await openCalendar('/vehicles', 'Pickup')
    await user.click(dayNamed('Thursday, 18 March 2027'))
    await user.keyboard('{Escape}')
    await openDialog(user, 'Pickup')
    expect(dayNamed('Thursday, 18 March 2027')).toHaveAttribute('aria-selected', 'false')
  })
})
