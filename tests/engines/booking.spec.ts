import type { Day } from '../../src/rental/wall-clock.ts'
import { dayName, monthName } from '../e2e/support/booking'
import { newPerson } from '../e2e/support/people'
import { CAR, freeStay, asDotDate, reservationsOf } from '../e2e/support/stays'
import { expect, test } from './test'
import { field, byRole, type Visitor } from './visitor'

const CARD = byRole('article', CAR.name)
const TOTAL = '70,500 din'

const dialogOf = (end: 'Pickup' | 'Return') => byRole('dialog', `${end} date`)

/** Turns the calendar's pages until the month is shown; a wide screen shows two months. */
async function turnTo(visitor: Visitor, end: 'Pickup' | 'Return', day: Day) {
  const months = async () =>
    (await visitor.texts(byRole('heading', undefined, dialogOf(end)))).filter((text) =>
      /^[A-Z]\w+ \d{4}$/.test(text),
    )
  await expect.poll(months).not.toEqual([])
  for (let shown = await months(); !shown.includes(monthName(day)); shown = await months()) {
    await visitor.clicks(byRole('button', 'Next month', dialogOf(end)))
    await expect.poll(months).not.toEqual(shown)
  }
}

async function chooseByMouse(visitor: Visitor, end: 'Pickup' | 'Return', day: Day) {
  const dialog = dialogOf(end)
  await turnTo(visitor, end, day)
  await visitor.clicks(byRole('gridcell', dayName(day), dialog))
  await visitor.chooses(field('Time', dialog), '10:15')
  await visitor.clicks(byRole('button', 'Confirm', dialog))
  await visitor.seesNo(dialog)
}

test('a visitor books with the mouse', async ({ visitor, request }) => {
  const stay = await freeStay(request)
  const person = newPerson()
  await visitor.open('/')
  await visitor.clicks(byRole('link', 'Rent a car'))
  await visitor.sees(byRole('heading', 'Choose your car'))
  await visitor.isAt('/vehicles')

  await visitor.clicks(field('Pickup'))
  await chooseByMouse(visitor, 'Pickup', stay.from)
  // A confirmed pickup leads on to the return.
  await chooseByMouse(visitor, 'Return', stay.to)
  await visitor.sees(field('Pickup'), stay.shown.from)
  await visitor.sees(field('Return'), stay.shown.to)
  await visitor.sees(CARD, `Total for 3 days ${TOTAL}`)
  await visitor.clicks(byRole('button', 'Select car', CARD))
  await visitor.sees(byRole('button', 'Selected car', CARD))

  await visitor.clicks(byRole('button', 'Reserve'))
  await visitor.sees(byRole('alert'), 'You are not allowed to make a reservation')
  await visitor.clicks(byRole('link', 'Sign in or register', byRole('alert')))
  await visitor.clicks(byRole('link', 'Create an account'))
  await visitor.fills(field('Full name'), person.fullName)
  await visitor.fills(field('E-mail'), person.email)
  await visitor.fills(field('Phone'), person.phone)
  await visitor.fills(field('Password'), person.password)
  await visitor.clicks(byRole('button', 'Register'))
  await visitor.sees(byRole('alert'), 'Registered successfully')
  await visitor.clicks(byRole('button', 'Sign in and continue'))

  await visitor.sees(byRole('heading', 'Your booking'))
  await visitor.isAt(`${stay.path}&car=${CAR.id}&step=2`)
  await visitor.reloads()
  await visitor.sees(byRole('main'), `${asDotDate(stay.from)} at 08:00`)
  await visitor.clicks(byRole('button', 'Checkout now'))
  await visitor.seesText('Your reservation created successfuly!')
  await visitor.sees(byRole('heading', 'Your car is reserved'))
  const [reservation, ...others] = await reservationsOf(request, stay)
  expect(others).toEqual([])
  expect(reservation).toMatchObject({
    vehicle_id: CAR.id,
    start_time: `${stay.from} 08:00:00`,
    end_time: `${stay.to} 08:00:00`,
    duration: 3,
    price: '70500.00',
    status: 'pending',
  })
  await visitor.seesText(`Reservation ID ${reservation?.id}`)
  await visitor.clicks(byRole('link', 'See my reservations'))
  await visitor.sees(byRole('table', 'My reservations'), TOTAL)
})
