import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { company, phoneLink } from '@/company'

import { openApp } from '../support/app'
import { findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

// It is late in the morning of that day.
startApi({ today: TODAY })

const NOTICE = /pickup at 08:00 has already passed/

it.each(['', '&car=3&step=2'])(
  'a pickup today that has passed is said, with the telephone number (%j)',
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
