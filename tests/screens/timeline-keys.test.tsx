import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openAllReservations } from '../support/all-reservations'
import { addReservation, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const reserve = (from: string, to: string, vehicle = 8) => addReservation(api.db, { vehicle, from, to })

/** Opens the timeline of the Model X alone, whose days are free. */
const openOne = (query = '') => openAllReservations(api.db, `?view=timeline&vehicle=8${query}`)
const timeline = () => within(screen.getByRole('table', { name: 'Timeline' }))
const area = () => screen.getByRole('region', { name: 'Timeline' })
const stops = () => [...area().querySelectorAll('[tabindex="0"]')]
const tip = () => within(area()).getByRole('tooltip', { hidden: true })

/** Moves the keyboard into the timeline. */
async function enter({ user }: Awaited<ReturnType<typeof openOne>>): Promise<void> {
  screen.getByRole('combobox', { name: 'Days shown' }).focus()
  await user.tab()
}

describe('the keyboard in the timeline', () => {
  it('comes by one Tab to today, and leaves by the next', async () => {
    const app = await openAllReservations(api.db, '?view=timeline')
    await enter(app)
    expect(stops()).toEqual([document.activeElement])
    expect(document.activeElement).toHaveAccessibleName(/^Wednesday, 10\.03\.2027, /)
    await app.user.tab()
    expect(area().matches(':focus-within')).toBe(false)
  })

  it('moves between days and bars, of which each is one step', async () => {
    const id = reserve('2027-03-11', '2027-03-14')
    const app = await openOne()
    await enter(app)
    await app.user.keyboard('{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${id}, Second Client`))
    await app.user.keyboard('{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName(/^Sunday, 14\.03\.2027, available/)
    await app.user.keyboard('{ArrowLeft}{Enter}')
    expect(await screen.findByRole('dialog', { name: `Reservation ${id}` })).toBeVisible()
  })

  it('moves between vehicles, and between reservations that overlap', async () => {
    const ids = [reserve('2027-03-09', '2027-03-14'), reserve('2027-03-10', '2027-03-12')]
    const app = await openOne()
    await enter(app)
    const names = []
    for (const key of ['{ArrowDown}', '{ArrowUp}', '{ArrowUp}']) {
      names.push(document.activeElement?.getAttribute('aria-label')?.split(',')[0])
      await app.user.keyboard(key)
    }
    expect(names).toEqual([ids[0], ids[1], ids[0]].map(String))
  })

  it('chooses days with Shift, up to the next reservation, and books them with Enter', async () => {
    reserve('2027-03-14', '2027-03-16')
    const app = await openOne('&user=3')
    await enter(app)
    await app.user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    expect(document.activeElement).toHaveAccessibleName(
      /^11\.03\.2027 – 13\.03\.2027, available, 2\sdays, 47,000\sdin, Tesla Model X$/,
    )
    await app.user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Book for a client' })).toBeVisible()
    expect(app.currentPath()).toContain('book=new&client=3&car=8&pickup=2027-03-11&return=2027-03-14')
  })

  it('books one day where only one is chosen, and none that is past or taken', async () => {
    const app = await openOne()
    await enter(app)
    await app.user.keyboard('{ArrowLeft}{Enter}')
    expect(document.activeElement).toHaveAccessibleName(/^Tuesday, 09\.03\.2027, In the past/)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await app.user.keyboard('{ArrowRight}{Enter}')
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(app.currentPath()).toContain('pickup=2027-03-10&return=2027-03-11')
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toHaveAccessibleName(/^Wednesday, 10\.03\.2027/)
  })

  it('shows other days at the edges and by pages, zooms, and comes back to today by Home', async () => {
    const app = await openOne()
    await enter(app)
    await app.user.keyboard('{PageDown}')
    expect(document.activeElement).toHaveAccessibleName(/^Wednesday, 24\.03\.2027/)
    await app.user.keyboard('-')
    expect(timeline().getAllByRole('columnheader')).toHaveLength(1 + 28)
    await app.user.keyboard('++')
    expect(app.currentPath()).toContain('days=7')
    await app.user.keyboard('{Home}')
    expect(document.activeElement).toHaveAccessibleName(/^Wednesday, 10\.03\.2027/)
    await app.user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toHaveAccessibleName(/^Sunday, 07\.03\.2027/)
    expect(app.currentPath()).toContain('day=2027-03-04')
  })
})

describe('the free days', () => {
  const gaps = () => timeline().queryAllByRole('button', { name: /^Available/ })

  it('are named with their length, from today on', async () => {
    reserve('2027-03-12', '2027-03-15')
    await openOne()
    expect(gaps().map((gap) => gap.getAttribute('aria-label'))).toEqual([
      'Available 10.03.2027 – 12.03.2027, 2\u00a0days, Tesla Model X, 23,500\u00a0din per day',
      'Available 15.03.2027 – 22.03.2027, 7\u00a0days, Tesla Model X, 23,500\u00a0din per day',
    ])
  })

  it('stay taken where a filter hides the reservation', async () => {
    reserve('2027-03-12', '2027-03-15')
    await openOne('&status=success')
    expect(gaps()).toHaveLength(2)
  })

  it.each([
    ['a press books the day pressed', 5.5, 5.5, '2027-03-13', '2027-03-14'],
    ['a drag books its days', 4.5, 7.2, '2027-03-12', '2027-03-15'],
    ['a drag to the left too', 7.2, 4.5, '2027-03-12', '2027-03-15'],
    ['a drag ends at the next reservation', 7.5, 13.5, '2027-03-15', '2027-03-17'],
  ])('%s', async (_, down, up, from, to) => {
    reserve('2027-03-17', '2027-03-20')
    const { currentPath } = await openOne()
    // A day is ten pixels wide.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 140, 40))
    const [gap] = gaps()
    if (!gap) throw new Error('No free days')
    const at = (day: number) => ({ clientX: day * 10, buttons: 1, detail: 1, pointerType: 'mouse' })
    fireEvent.pointerDown(gap, at(down))
    fireEvent.pointerMove(gap, at(up))
    fireEvent.pointerUp(gap, at(up))
    fireEvent.click(gap, at(up))
    expect(currentPath()).toContain(`car=8&pickup=${from}&return=${to}`)
  })
})

describe('the tip', () => {
  it('says who, when, what and the price of a bar, at the pointer and at the focus, and goes at Escape', async () => {
    reserve('2027-03-12', '2027-03-15')
    const { user } = await openOne()
    expect(tip()).not.toBeVisible()
    const bar = timeline().getByRole('link')
    await user.hover(bar)
    expect(tip()).toBeVisible()
    expect(bar).toHaveAccessibleDescription(
      /^Second Client\s12\.03\.2027 - 08:00 – 15\.03\.2027 - 08:00\sTesla Model X\s3\sdays · 1,000\sdin$/,
    )
    await user.hover(screen.getByRole('heading', { level: 1 }))
    expect(tip()).not.toBeVisible()
    bar.focus()
    await waitFor(() => expect(tip()).toBeVisible())
    await user.keyboard('{Escape}')
    expect(tip()).not.toBeVisible()
  })
})

describe('the days shown', () => {
  it('are from 7 to 90, whose weeks alone are numbered', async () => {
    const { user, currentPath } = await openOne()
    const zoom = screen.getByRole('combobox', { name: 'Days shown' })
    expect(
      within(zoom)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([7, 14, 28, 60, 90].map((days) => `${days}\u00a0days`))
    await user.selectOptions(zoom, '90')
    expect(currentPath()).toContain('days=90')
    const headings = timeline().getAllByRole('columnheader').slice(1)
    expect(headings).toHaveLength(90)
    const mondays = headings.filter((heading) => heading.querySelector('b'))
    expect(mondays.every(({ textContent }) => textContent.includes('Monday'))).toBe(true)
    expect(mondays).toHaveLength(13)
  })

  it.each([
    ['wheel', () => fireEvent.wheel(area(), { deltaX: 3 })],
    ['wheel with Shift', () => fireEvent.wheel(area(), { deltaY: 3, shiftKey: true })],
    [
      'finger',
      () => {
        fireEvent.touchStart(area(), { touches: [{ clientX: 9, clientY: 0 }] })
        fireEvent.touchMove(area(), { touches: [{ clientX: 6, clientY: 1 }] })
      },
    ],
  ])('move by a %s that goes on sideways', async (_, move) => {
    await openOne()
    // In jsdom a day is one pixel wide.
    move()
    expect(screen.getByText('11.03.2027 – 24.03.2027')).toBeVisible()
  })

  it('stay where the wheel turns downwards', async () => {
    await openOne()
    fireEvent.wheel(area(), { deltaY: 300 })
    expect(screen.getByText('08.03.2027 – 21.03.2027')).toBeVisible()
  })
})

it('the vehicles can be sorted by the next day that they are free', async () => {
  for (const { id } of api.db.reservations.all()) api.db.reservations.remove(id)
  reserve('2027-03-08', '2027-03-20', 1)
  reserve('2027-03-08', '2027-03-15', 2)
  reserve('2027-03-15', '2027-03-18', 2)
  const { user, currentPath } = await openAllReservations(api.db, '?view=timeline')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Next free day')
  expect(currentPath()).toBe('/client/all-reservations?view=timeline&order=free')
  const rows = timeline()
    .getAllByRole('rowheader')
    .map(({ textContent }) => /free from (.*)$/.exec(textContent)?.[1])
  expect(rows).toEqual([...Array.from({ length: 6 }, () => '10.03.'), '18.03.', '20.03.'])
})
