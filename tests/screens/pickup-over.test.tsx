import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { company, phoneLink } from '@/company/company'

import { openApp } from '../support/app'
import { findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

// It is 11:00 in Belgrade on that day.
startApi({ today: TODAY })

const NOTICE = /^Today’s pickup time, 08:00, has passed\./

it.each(['', '&car=3&step=2'])(
  'a pickup today that has passed is reported, with the telephone number (%j)',
  async (rest) => {
    await openApp(`/vehicles?from=${TODAY}&to=2027-03-14${rest}`)
    expect(await screen.findByText(NOTICE)).toBeVisible()
    const numbers = screen.getAllByRole('link', { name: company.phone })
    expect(numbers[0]).toHaveAttribute('href', phoneLink)
  },
)

it('a pickup tomorrow has not passed', async () => {
  await openApp('/vehicles?from=2027-03-11&to=2027-03-14')
  await findCard('Tesla Model X')
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
})

it('a pickup that passes while the page is open is reported within a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  vi.setSystemTime(new Date(`${TODAY}T06:59:30Z`))
  await openApp(`/vehicles?from=${TODAY}&to=2027-03-14`)
  await findCard('Tesla Model 3 Performance')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(screen.getByText(NOTICE)).toBeVisible()
})
