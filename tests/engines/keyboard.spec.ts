import type { Day } from '../../src/rental/wall-clock.ts'
import { dayName } from '../e2e/support/booking'
import { newPerson } from '../e2e/support/people'
import { CAR, freeStay, reservationsOf } from '../e2e/support/stays'
import { expect, test } from './test'
import { field, byRole, type Visitor } from './visitor'

const CARD = byRole('article', CAR.name)

/** Chooses a day and a time in the open dialog. */
async function chooseByKeyboard(visitor: Visitor, end: 'Pickup' | 'Return', day: Day) {
  const dialog = byRole('dialog', `${end} date`)
  const days = byRole('gridcell', undefined, dialog)
  const dayUnderFocus = async () => (await visitor.focused(days))?.label ?? ''
  // The dialog opens with the focus on a day, and a confirmed pickup leads on to the return in the same way.
  await expect.poll(dayUnderFocus).not.toBe('')
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
  await visitor.pressesOn(byRole('button', 'Confirm', dialog), 'Enter')
  await visitor.seesNo(dialog)
}

test('a visitor books with the keyboard alone', async ({ visitor, request }) => {
  const stay = await freeStay(request)
  const person = newPerson()
  await visitor.open('/')
  await visitor.pressesOn(byRole('link', 'Rent a car'), 'Enter')
  // Waits for the next page, since the landing page has a field 'Pickup' too.
  await visitor.sees(byRole('heading', 'Choose your car'))
  await visitor.pressesOn(field('Pickup'), 'Enter')
  await chooseByKeyboard(visitor, 'Pickup', stay.from)
  await chooseByKeyboard(visitor, 'Return', stay.to)
  await visitor.isAt(stay.path)
  await visitor.pressesOn(byRole('button', 'Select car', CARD), 'Space')
  await visitor.sees(byRole('button', 'Selected car', CARD))

  await visitor.pressesOn(byRole('button', 'Reserve'), 'Enter', 'Shift+Tab')
  await visitor.pressesOn(byRole('link', 'Sign in or register', byRole('alert')), 'Enter')
  await visitor.pressesOn(byRole('link', 'Create an account'), 'Enter')
  await visitor.sees(byRole('heading', 'Your new account'))
  await visitor.tabsTo(field('Full name'), 'Shift+Tab')
  await visitor.tab.type(person.fullName)
  await visitor.typesInto(field('E-mail'), person.email)
  await visitor.typesInto(field('Phone'), person.phone)
  await visitor.typesInto(field('Password'), person.password)
  await visitor.tab.press('Enter')
  await visitor.sees(byRole('alert'), 'Registered successfully')
  // The button 'Sign in and continue' already has the focus.
  await visitor.tab.press('Enter')
  await visitor.sees(byRole('heading', 'Your booking'))
  await visitor.isAt(`${stay.path}&car=${CAR.id}&step=2`)
  await visitor.pressesOn(byRole('button', 'Checkout now'), 'Enter')
  await visitor.seesText('Your reservation created successfuly!')
  expect(await reservationsOf(request, stay)).toHaveLength(1)
  await visitor.pressesOn(byRole('link', 'See my reservations'), 'Enter')
  await visitor.sees(byRole('table', 'My reservations'), CAR.name)
})
