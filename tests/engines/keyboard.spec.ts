import type { Day } from '../../src/rental/wall-clock.ts'
import { dayName } from '../e2e/support/booking'
import { newPerson } from '../e2e/support/people'
import { CAR, freeStay, reservationsOf } from '../e2e/support/stays'
import { expect, test } from './test'
import { field, the, type Visitor } from './visitor'

const CARD = the('article', CAR.name)

/** Chooses a day and a time in the open dialog. */
async function choosesByKeyboard(visitor: Visitor, end: 'Pickup' | 'Return', day: Day) {
  const dialog = the('dialog', `${end} date`)
  const days = the('gridcell', undefined, dialog)
  const dayUnderFocus = async () => (await visitor.focused(days))?.label ?? ''
  // A confirmed pickup leads on to the return, with the focus on a day.
  if (end === 'Pickup') await visitor.tabsTo(days)
  else await expect.poll(dayUnderFocus).not.toBe('')
  for (let now = await dayUnderFocus(); now !== dayName(day); now = await dayUnderFocus()) {
    const away = (Date.parse(day) - Date.parse(`${now.split(', ')[1]} UTC`)) / 86_400_000
    await visitor.tab.press(
      away >= 7 ? 'ArrowDown' : away <= -7 ? 'ArrowUp' : away > 0 ? 'ArrowRight' : 'ArrowLeft',
    )
    await expect.poll(dayUnderFocus, { intervals: [50] }).toMatch(new RegExp(`^(?!${now}).`))
  }
  await visitor.tab.press('Enter')
  const time = field('Time', dialog)
  await visitor.tabsTo(time)
  // For the return the time of the pickup is already chosen.
  if (end === 'Pickup') await visitor.tab.press('ArrowDown')
  await visitor.sees(time, '07:30')
  await visitor.pressesOn(the('button', 'Confirm', dialog), 'Enter')
  await visitor.misses(dialog)
}

test('a visitor books with the keyboard alone', async ({ visitor, request }) => {
  const stay = await freeStay(request)
  const person = newPerson()
  await visitor.open('/')
  await visitor.pressesOn(the('link', 'Rent a car'), 'Enter')
  // Waits for the next page, since the landing page has a field 'Pickup' too.
  await visitor.sees(the('heading', 'Choose your car'))
  await visitor.pressesOn(field('Pickup'), 'Enter')
  await choosesByKeyboard(visitor, 'Pickup', stay.from)
  await choosesByKeyboard(visitor, 'Return', stay.to)
  await visitor.isAt(stay.path)
  await visitor.pressesOn(the('button', 'Select car', CARD), 'Space')
  await visitor.sees(the('button', 'Selected car', CARD))

  await visitor.pressesOn(the('button', 'Reserve'), 'Enter', 'Shift+Tab')
  await visitor.pressesOn(the('link', 'Sign in or register', the('alert')), 'Enter')
  await visitor.pressesOn(the('link', 'Create an account'), 'Enter')
  await visitor.sees(the('heading', 'Your new account'))
  await visitor.tabsTo(field('Full name'), 'Shift+Tab')
  await visitor.tab.type(person.fullName)
  await visitor.typesInto(field('E-mail'), person.email)
  await visitor.typesInto(field('Phone'), person.phone)
  await visitor.typesInto(field('Password'), person.password)
  await visitor.tab.press('Enter')
  await visitor.sees(the('alert'), 'Registered successfully')
  // The button 'Sign in and continue' already has the focus.
  await visitor.tab.press('Enter')
  await visitor.sees(the('heading', 'Your booking'))
  await visitor.isAt(`${stay.path}&car=${CAR.id}&step=2`)
  await visitor.pressesOn(the('button', 'Checkout now'), 'Enter')
  await visitor.reads('Your reservation created successfuly!')
  expect(await reservationsOf(request, stay)).toHaveLength(1)
  await visitor.pressesOn(the('link', 'See my reservations'), 'Enter')
  await visitor.sees(the('table', 'My reservations'), CAR.name)
})
