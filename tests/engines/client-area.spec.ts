import { writeFileSync } from 'node:fs'

import { DEMO_SIGN_INS } from '../../src/mocks/seed-users.ts'
import { paths } from '../../src/paths.ts'
import { PICTURE } from '../e2e/support/pictures'
import { freeStay, reservations, reserve } from '../e2e/support/stays'
import { colourAt, signIn, signInSomebody } from './support'
import { expect, test } from './test'
import { field, byRole } from './visitor'

test('the vehicle control logs commands, and asks before it unlocks the doors', async ({ visitor }) => {
  await signInSomebody(visitor)
  await visitor.open(paths.vehicleControl)
  const log = byRole('list', 'Command log')
  await visitor.clicks(byRole('button', 'Control Vehicle'))
  await visitor.clicks(byRole('button', 'Unlock doors'))
  await visitor.sees(byRole('button', 'Press again to unlock'))
  await visitor.seesNo(byRole('listitem', undefined, log))
  await visitor.clicks(byRole('button', 'Press again to unlock'))
  await visitor.sees(byRole('listitem', undefined, log), 'door_unlock')
  await visitor.clicks(byRole('switch', 'Sentry mode'))
  await visitor.isOn(byRole('switch', 'Sentry mode'))
  await visitor.sees(log, 'Sentry mode: on')
  await visitor.clicks(byRole('button', 'Battery Settings'))
  await visitor.tabsTo(byRole('slider', 'Limit'))
  await visitor.tab.press('ArrowRight')
  await visitor.sees(log, 'Limit 81%')
})

test('a client sends the slip of a reservation', async ({ visitor }, info) => {
  const [file, second] = [info.outputPath(PICTURE.name), info.outputPath('second.png')]
  for (const path of [file, second]) writeFileSync(path, PICTURE.buffer)
  const { userId, api } = await signInSomebody(visitor)
  const id = await reserve(api, await freeStay(api), userId)
  await visitor.open(`/reservation-confirm?id=${id}`)
  await visitor.sees(field('Reservation ID'), String(id))
  await visitor.attaches(field('Payment slip'), file)
  await visitor.sees(byRole('img', `Preview of ${PICTURE.name}`))
  // The answer of the check moves what is below it, as a preview does.
  await visitor.seesText('No code found: we check it by hand')
  await visitor.clicks(byRole('radio', 'Payment slip (uplatnica)'))
  await visitor.attaches(field('Advance payment image'), second)
  await visitor.sees(byRole('img', 'Preview of second.png'))
  await visitor.clicks(byRole('button', 'Confirm', byRole('main')))
  await visitor.seesText('Reservation confirmed succesfuly!')
  await visitor.seesText(`Slip received. We’ll check it, then confirm reservation ${id}.`)
  const row = (await reservations(api)).find((reservation) => reservation.id === id)
  const image = await api.get(`/api/${row?.reservation_image}`)
  expect(await image.body()).toEqual(PICTURE.buffer)
})

test('an administrator sees the slip and confirms the reservation', async ({ visitor }) => {
  const { userId, api } = await signInSomebody(visitor)
  const id = await reserve(api, await freeStay(api), userId)
  await api.put(`/api/reservations/update-reservation/${id}`, {
    multipart: { reservation_image: PICTURE },
  })
  await signIn(visitor, DEMO_SIGN_INS.administrator)
  await visitor.open(`/client/all-reservations?status=slip&q=${id}`)
  await visitor.clicks(byRole('link', String(id)))
  const panel = byRole('dialog', `Reservation ${id}`)
  await visitor.sees(byRole('img', 'Payment slip', panel))
  await visitor.clicks(byRole('button', 'Confirm reservation', panel))
  await visitor.seesText('Reservation confirmed!')
  await visitor.sees(panel, 'Success')
})

test('a toast over a dialog that scrolls is not cut off at its edge', async ({ visitor }) => {
  const { tab } = visitor
  await signIn(visitor, DEMO_SIGN_INS.administrator)
  await tab.resize(1280, 800)
  await visitor.open(paths.vehicleForm('1'))
  await tab.evaluate(() => {
    document.cookie = 'demoFault=update-vehicle=500; path=/'
  })
  await visitor.fills(field('Description'), 'Quiet.')
  await visitor.clicks(byRole('button', 'Confirm', byRole('dialog')))
  // The toast's close button can be reached once it has come to rest, even if it is not drawn.
  const cross = await visitor.reach(byRole('button', 'Close', byRole('alert')))
  const [x = 0, y = 0] = await tab.evaluate(besideMiddle, cross)
  expect(await colourAt(tab, x, y)).toEqual([255, 255, 255])
})

/** A point in the element, beside the cross in its middle. Runs in the page. */
function besideMiddle(element: string): number[] {
  const { right = 0, top = 0 } = document.querySelector(element)?.getBoundingClientRect() ?? {}
  return [right - 8, top + 8]
}
