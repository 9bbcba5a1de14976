import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import { openAllReservations } from '../support/all-reservations'
import { findToast } from '../support/app'
import { TODAY } from '../support/booking'
import { aReservation } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const slip = (id: number, day: string, more = {}) =>
  aReservation({
    id,
    vehicle_id: id,
    start_time: `2027-03-${day} 08:00:00`,
    reservation_image: `/uploads/${id}.png`,
    ...more,
  })

let rows: { id: number; status: string }[]

beforeEach(() => {
  rows = [
    slip(3, '01'),
    slip(1, '02'),
    slip(2, '03'),
    slip(4, '04', { reservation_image: null }),
    slip(5, '05', { status: 'success' }),
  ]
  // The demo's own database has other rows, so that this list is kept here.
  api.use(
    http.get('*/api/reservations', () => HttpResponse.json(rows)),
    http.put('*/api/reservations/confirm-reservation/:id', ({ params }) => {
      for (const row of rows) if (String(row.id) === params['id']) row.status = 'success'
      return HttpResponse.json({})
    }),
  )
})

const open = (id: number) => openAllReservations(api.db, `?reservation=${id}`)
const panel = (id: number) => screen.findByRole('dialog', { name: `Reservation ${id}` })
const confirmations = () => api.calls.filter((call) => call.startsWith('PUT'))

it('the panel leads through the slips that wait, the earliest pickup first and round again', async () => {
  const { user, router, currentPath } = await openAllReservations(api.db)
  await user.click(screen.getByRole('link', { name: '1' }))
  expect(within(await panel(1)).getByText('Slip 2 of 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next slip' }))
  expect(within(await panel(2)).getByText('Slip 3 of 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next slip' }))
  await panel(3)
  expect(screen.getByRole('button', { name: 'Next slip' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Previous slip' }))
  await panel(2)
  // One step back still closes the panel.
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(currentPath()).toBe('/client/all-reservations')
})

it('after a confirmation the focus is on the way to the next slip, and the last one says that none is left', async () => {
  const { user } = await open(3)
  await user.click(within(await panel(3)).getByRole('button', { name: 'Confirm reservation' }))
  await findToast('Reservation confirmed!')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next slip' })).toHaveFocus())
  expect(screen.getByText('2 slips wait to be checked.')).toBeVisible()
  await user.keyboard('{Enter}')
  await user.click(within(await panel(1)).getByRole('button', { name: 'Confirm reservation' }))
  expect(await screen.findByText('1 slip waits to be checked.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next slip' }))
  await user.click(within(await panel(2)).getByRole('button', { name: 'Confirm reservation' }))
  expect(await screen.findByText('No slip waits any more.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Next slip' })).not.toBeInTheDocument()
  expect(confirmations().map((call) => call.split('/').at(-1))).toEqual(['3', '1', '2'])
})

it('keys do the same: next, previous and confirm, once however long they are held', async () => {
  const { user } = await open(3)
  await panel(3)
  await user.keyboard('{Alt>}n{/Alt}')
  await panel(1)
  await user.keyboard('{Alt>}p{/Alt}')
  await panel(3)
  await user.keyboard('{Control>}{Enter>3/}{/Control}')
  await findToast('Reservation confirmed!')
  expect(confirmations()).toEqual(['PUT /api/reservations/confirm-reservation/3'])
  expect(screen.getByText(/^Keys: Alt\+P previous slip/)).toBeVisible()
})

it('a key that leads to the next slip leaves the focus on the button that confirms', async () => {
  const { user } = await open(3)
  const confirm = async (id: number) =>
    within(await panel(id)).getByRole('button', { name: 'Confirm reservation' })
  ;(await confirm(3)).focus()
  await user.keyboard('{Alt>}n{/Alt}')
  expect(await confirm(1)).toHaveFocus()
})

it('keys mean nothing by themselves, on a link, with AltGr, or while the picture is open in front', async () => {
  const { user } = await open(3)
  await panel(3)
  await user.keyboard('np{Control>}{Alt>}n{/Alt}{/Control}')
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '#'
  fireEvent.keyDown(link, { key: 'Enter', ctrlKey: true })
  link.remove()
  await user.click(screen.getByRole('button', { name: 'Payment slip: show full size' }))
  await user.keyboard('{Alt>}n{/Alt}{Control>}{Enter}{/Control}')
  expect(screen.getByRole('dialog', { name: 'Payment slip' })).toBeVisible()
  // Closed as a browser closes it: the panel behind stays.
  fireEvent(screen.getByRole('dialog', { name: 'Payment slip' }), new Event('close'))
  expect(screen.queryByRole('dialog', { name: 'Payment slip' })).not.toBeInTheDocument()
  expect(await panel(3)).toBeVisible()
  expect(confirmations()).toEqual([])
})

it('the picture can be zoomed and turned', async () => {
  const { user } = await open(3)
  await user.click(await screen.findByRole('button', { name: 'Payment slip: show full size' }))
  const picture = within(screen.getByRole('dialog', { name: 'Payment slip' }))
  const image = picture.getByRole('img')
  Object.defineProperties(image, { naturalWidth: { value: 2400 }, naturalHeight: { value: 1200 } })
  fireEvent.load(image)
  expect(image).toHaveStyle({ width: '1200px', height: '600px', rotate: '0deg' })
  await user.click(picture.getByRole('button', { name: 'Zoom in' }))
  expect(picture.getByText('150%')).toBeVisible()
  expect(image).toHaveStyle({ width: '1800px', height: '900px' })
  await user.click(picture.getByRole('button', { name: 'Turn' }))
  expect(image).toHaveStyle({ rotate: '90deg' })
  expect(image.parentElement).toHaveStyle({ width: '900px', height: '1800px' })
  for (let press = 0; press < 9; press += 1)
    await user.click(picture.getByRole('button', { name: 'Zoom out' }))
  expect(picture.getByText('25%')).toBeVisible()
  expect(picture.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')
})
