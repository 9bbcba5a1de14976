import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import type { Database } from '@/mocks/database'

import { openApp } from './app'

/** Today in the tests of the booking: a Wednesday, in a month at whose end the clocks change. */
export const TODAY = '2027-03-10'

/** A query with dates and vehicle chosen: four days, and the Model X, which nobody has reserved. */
export const CHOSEN = 'from=2027-03-15&to=2027-03-19&car=8'

/** Waits for the card of a vehicle. */
export const findCard = (name: string) => screen.findByRole('article', { name })

export const card = (name: string) => screen.getByRole('article', { name })

/** Opens the dialog of 'Pickup' or 'Return', unless the dialog before has led on to it. */
export async function openDialog(user: UserEvent, field: 'Pickup' | 'Return'): Promise<HTMLElement> {
  // On a busy machine the dialog's script takes longer to load than a query waits.
  await import('@/reservations/days/day-dialog')
  const open = screen.queryByRole('dialog', { name: `${field} date` })
  if (open) return open
  await user.click(await screen.findByLabelText(field))
  return screen.findByRole('dialog')
}

/** Opens the fleet at a path, and there the dialog of a field. */
export async function openCalendar(path: string, field: 'Pickup' | 'Return') {
  const app = await openApp(path)
  await findCard('Tesla Model X')
  return { ...app, dialog: await openDialog(app.user, field) }
}

/** A day in the open dialog, by its full name such as 'Monday, 15 March 2027'. */
export const dayNamed = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}`) })

/** Chooses a day and a time in the dialog of a field. */
export async function chooseDay(
  user: UserEvent,
  field: 'Pickup' | 'Return',
  name: string,
  time = '12:15',
): Promise<void> {
  const dialog = await openDialog(user, field)
  await user.click(dayNamed(name))
  await user.selectOptions(within(dialog).getByLabelText('Time'), time)
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
}

interface Rental {
  vehicle: number
  from: string
  to: string
  user?: number
  status?: 'pending' | 'success' | 'failed'
}

/** Adds a reservation from 08:00 to 08:00 on these days. */
export const addReservation = (
  db: Database,
  { vehicle, from, to, user = 3, status = 'pending' }: Rental,
): number =>
  db.reservations.insert((id) => ({
    id,
    user_id: user,
    vehicle_id: vehicle,
    duration: (Date.parse(to) - Date.parse(from)) / 86_400_000,
    start_time: `${from} 08:00:00`,
    end_time: `${to} 08:00:00`,
    price: '1000.00',
    status,
    reservation_image: null,
  })).id
