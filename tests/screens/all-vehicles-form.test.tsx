import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { asksBeforeUnload, findToast } from '../support/app'
import { askForFaults } from '../support/faults'
import {
  ENTRIES,
  fillInVehicle,
  recordForms,
  openAsAdministrator,
  pressInDialog,
  rowNamed,
  waitForDialogGone,
  type EntryLabel,
} from '../support/fleet'
import { startApi } from '../support/server'
import { findRows } from '../support/table'

const api = startApi()

const CREATE = 'POST /api/vehicles'
const UPDATE = 'PUT /api/vehicles/3'
const CREATED = 'You created vehicle successfuly!'
const NOT_READ = 'We could not load the vehicles again, so nothing was sent. Please try again.'
const ENTRIES_BEFORE = 'These are your entries from before. They have not been saved yet.'
const NEW = '/client/all-vehicles?create=vehicle'

const SENT = {
  vehicle_name: 'Tesla Model Y Čačak',
  price_per_day: '9500.50',
  tesla_code: 'MY-ČA',
  battery_capacity_kwh: '79',
  range_km: '533',
  acceleration_0_100: '5.00',
  top_speed_kmh: '217',
  description: 'Room for skis',
}

const picture = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'banner.png', {
    type: 'image/png',
  })

describe('the dialog of a new vehicle', () => {
  it('says which entries are optional', async () => {
    await openAsAdministrator(api.db, NEW)
    const dialog = within(await screen.findByRole('dialog'))
    for (const label of ['Tesla code', 'Description']) {
      expect(dialog.getByLabelText(label)).not.toBeRequired()
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription('Optional')
    }
  })

  it('is opened by the button, stands in the address, and gives the focus back', async () => {
    const { user, currentPath } = await openAsAdministrator(api.db)
    await findRows('All vehicles')
    const create = screen.getByRole('button', { name: 'Create new vehicle' })
    await user.click(create)
    const dialog = await screen.findByRole('dialog', { name: 'Update vehicle' })
    expect(within(dialog).getByText('A new vehicle for the shop')).toBeVisible()
    expect(currentPath()).toBe(NEW)
    for (const label of Object.keys(ENTRIES)) expect(within(dialog).getByLabelText(label)).toHaveValue('')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitForDialogGone()
    expect(currentPath()).toBe('/client/all-vehicles')
    expect(create).toHaveFocus()
    expect(api.countOf(CREATE)).toBe(0)
  })

  it('sends the fields in the formats of the specification, once', async () => {
    const forms = recordForms(api, 'post', '/api/vehicles')
    const { user } = await openAsAdministrator(api.db, NEW)
    await fillInVehicle(user)
    await user.dblClick(screen.getByRole('button', { name: 'Confirm' }))
    await findToast(CREATED)
    expect(forms).toEqual([SENT])
    expect(api.countOf(CREATE)).toBe(1)
  })

  it('reports the new vehicle, closes, marks it in the table, and is empty when opened again', async () => {
    const { user, currentPath } = await openAsAdministrator(api.db, NEW)
    await fillInVehicle(user)
    await pressInDialog(user, 'Confirm')
    expect(await findToast(CREATED)).toBeVisible()
    await waitForDialogGone()
    expect(currentPath()).toBe('/client/all-vehicles')
    expect(await within(await rowNamed('Tesla Model Y Čačak')).findByText('New')).toBeVisible()
    expect(screen.getAllByText('New')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Create new vehicle' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('')
  })

  it.each([
    ['no connection', () => HttpResponse.error()],
    ['status 502', () => new HttpResponse(null, { status: 502 })],
  ])(
    'whose answer is lost by %s may be saved: the list tells, and the entries are kept',
    async (_, answer) => {
      api.use(
        http.post('*/api/vehicles', () => {
          const model = api.db.vehicles.get(8)
          if (model) api.db.vehicles.insert((id) => ({ ...model, id, vehicle_name: ENTRIES.Name }))
          return answer()
        }),
      )
      const { user, currentPath } = await openAsAdministrator(api.db, NEW)
      await fillInVehicle(user)
      await pressInDialog(user, 'Confirm')
      expect(await findToast('Failed while creating new car!')).toBeVisible()
      expect(screen.getByText(/^The vehicle may have been saved all the same\./)).toBeVisible()
      expect(screen.getByLabelText('Name')).toHaveValue(ENTRIES.Name)
      expect(api.countOf(CREATE)).toBe(1)
      await pressInDialog(user, 'Check the list')
      await waitForDialogGone()
      expect(currentPath()).toBe('/client/all-vehicles')
      expect(await rowNamed(ENTRIES.Name)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Create new vehicle' }))
      expect(await screen.findByText(ENTRIES_BEFORE)).toBeVisible()
      expect(screen.getByLabelText('Name')).toHaveValue(ENTRIES.Name)
    },
  )

  it('is not sent before its banner is read', async () => {
    api.use(http.post('*/api/vehicles', () => HttpResponse.json({}, { status: 201 })))
    const forms = recordForms(api, 'post', '/api/vehicles')
    const { user } = await openAsAdministrator(api.db, NEW)
    await fillInVehicle(user)
    const banner = picture()
    const head = await banner.slice(0, 12).arrayBuffer()
    let read = () => {}
    const part = new Blob()
    part.arrayBuffer = () =>
      new Promise((resolve) => {
        read = () => resolve(head)
      })
    vi.spyOn(banner, 'slice').mockReturnValueOnce(part)
    await user.upload(screen.getByLabelText('Banner image'), banner)
    await pressInDialog(user, 'Confirm')
    await act(async () => read())
    await screen.findByRole('img', { name: /^Preview/ })
    expect(forms).toEqual([])
    await pressInDialog(user, 'Confirm')
    await findToast(CREATED)
    expect(forms).toEqual([{ ...SENT, banner_image: 'a file' }])
  })
})

describe('a wrong entry', () => {
  const NOT_WHOLE = 'Enter a whole number from 1 to 99999.'
  const PRICE = 'Enter an amount such as 9500 or 9500.50, without thousands separators.'
  const SECONDS = 'Enter a time above 0\u00A0seconds, such as 4.4, with up to two decimals.'

  // Each broken rule once; which entries break it is tested with the rules.
  const WRONG_ENTRIES: [EntryLabel, string, string][] = [
    ['Name', '', 'Enter a name.'],
    ['Name', 'x'.repeat(101), 'Use at most 100 characters.'],
    ['Price per day (din)', '', 'Enter the price per day.'],
    ['Price per day (din)', '9.500', PRICE],
    ['Tesla code', 'x'.repeat(51), 'Use at most 50 characters.'],
    ['Battery capacity (kWh)', '0', NOT_WHOLE],
    ['Acceleration 0-100 (s)', '4.441', SECONDS],
    ['Description', 'x'.repeat(2_001), 'Use at most 2000 characters.'],
  ]

  it('is reported at its field, which gets the focus', async () => {
    const { user } = await openAsAdministrator(api.db, NEW)
    await fillInVehicle(user)
    for (const [label, text, message] of WRONG_ENTRIES) {
      const entry = `${label}: ${text}`
      await fillInVehicle(user, { [label]: text })
      await pressInDialog(user, 'Confirm')
      const field = screen.getByLabelText(label)
      expect(field, entry).toHaveAccessibleDescription(message)
      expect(field, entry).toBeInvalid()
      expect(field, entry).toHaveFocus()
      await fillInVehicle(user, { [label]: ENTRIES[label] })
    }
    expect(api.countOf(CREATE)).toBe(0)
  })

  it('is reported at all fields at once, and the first of them gets the focus', async () => {
    const { user } = await openAsAdministrator(api.db, NEW)
    await pressInDialog(user, 'Confirm')
    const wrong = screen.getAllByRole('textbox').filter((field) => field.matches('[aria-invalid=true]'))
    expect(wrong).toHaveLength(6)
    expect(screen.getByLabelText('Name')).toHaveFocus()
    await fillInVehicle(user)
    askForFaults('create-vehicle=500')
    await pressInDialog(user, 'Confirm')
    await findToast('Failed while creating new car!')
    expect(screen.queryByText('Enter a name.')).not.toBeInTheDocument()
  })
})

describe('a failure', () => {
  it('keeps all entries and the banner', async () => {
    askForFaults('create-vehicle=413')
    const { user } = await openAsAdministrator(api.db, NEW)
    await fillInVehicle(user)
    await user.upload(screen.getByLabelText('Banner image'), picture())
    await pressInDialog(user, 'Confirm')
    expect(await findToast('Failed while creating new car!')).toBeVisible()
    for (const [label, text] of Object.entries(ENTRIES))
      expect(screen.getByLabelText(label)).toHaveValue(text)
    expect(screen.getByRole('button', { name: 'Remove the image' })).toBeVisible()
  })
})

/** Sends a form, leaves it and opens it again before its answer comes. */
async function openAgainWhileSending(form: string, method: 'post' | 'put', path: string) {
  const answer = api.delayAnswer(method, path)
  const { user, router } = await openAsAdministrator(api.db)
  await findRows('All vehicles')
  await act(() => router.navigate(form))
  await fillInVehicle(user)
  await pressInDialog(user, 'Confirm')
  await screen.findByRole('button', { name: 'Sending…' })
  await act(() => router.navigate(-1))
  await waitForDialogGone()
  await act(() => router.navigate(form))
  answer()
  return user
}

describe('while the answer is on its way', () => {
  it('nothing more is sent, and nothing closes the dialog', async () => {
    const answer = api.delayAnswer('post', '/api/vehicles')
    const { user } = await openAsAdministrator(api.db, NEW)
    await fillInVehicle(user)
    await pressInDialog(user, 'Confirm')
    const sending = await screen.findByRole('button', { name: 'Sending…' })
    expect(sending).toHaveAttribute('aria-busy', 'true')
    await user.click(sending)
    await pressInDialog(user, 'Cancel')
    await pressInDialog(user, 'Close')
    await user.keyboard('{Escape}{Escape}')
    // The fields are locked: text that is typed now would be lost with the form.
    await user.type(screen.getByLabelText('Name'), ' Long Range')
    expect(screen.getByLabelText('Name')).toHaveValue(ENTRIES.Name)
    expect(screen.getByLabelText('Banner image')).toBeDisabled()
    expect(api.countOf(CREATE)).toBe(1)
    answer()
    await findToast(CREATED)
    await waitForDialogGone()
  })

  it('a form that is left and opened again is empty', async () => {
    await openAgainWhileSending(NEW, 'post', '/api/vehicles')
    await findToast(CREATED)
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.queryByText(/^These are your entries from before/)).not.toBeInTheDocument()
  })
})

describe('a form that is left and opened again while its answer is on its way', () => {
  it.each([
    ['a new vehicle', NEW, 'create', 'post', '/api/vehicles'],
    ['a vehicle', '/client/all-vehicles?vehicle=3', 'update', 'put', '/api/vehicles/3'],
  ] as const)('has the entries again if %s is refused', async (_, form, fault, method, path) => {
    askForFaults(`${fault}-vehicle=500*1`)
    const user = await openAgainWhileSending(form, method, path)
    expect(await screen.findByText(ENTRIES_BEFORE)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue(ENTRIES.Name)
    await pressInDialog(user, 'Confirm')
    await waitForDialogGone()
    expect(await rowNamed(ENTRIES.Name)).toBeVisible()
  })

  it('has what was saved if it succeeds, even if the fleet cannot be read again', async () => {
    api.use(
      http.put('*/api/vehicles/3', () => {
        api.use(http.get('*/api/vehicles', () => HttpResponse.json({}, { status: 403 })))
        return undefined
      }),
    )
    await openAgainWhileSending('/client/all-vehicles?vehicle=3', 'put', '/api/vehicles/3')
    await findToast('The vehicle has been updated.')
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue(ENTRIES.Name)
    expect(screen.queryByText(/^These are your entries from before/)).not.toBeInTheDocument()
  })
})

describe('the dialog of an existing vehicle', () => {
  it('begins with the data of the vehicle', async () => {
    const { user, currentPath } = await openAsAdministrator(api.db)
    await user.click(
      within(await rowNamed('Tesla Model 3 Performance')).getByRole('button', { name: 'Update' }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Update vehicle' })
    expect(within(dialog).getByText('Tesla Model 3 Performance, ID 3')).toBeVisible()
    expect(currentPath()).toBe('/client/all-vehicles?vehicle=3')
    const values = Object.keys(ENTRIES).map((label) => within(dialog).getByLabelText(label))
    expect(values.map((field) => ('value' in field ? field.value : undefined)).slice(0, 7)).toEqual([
      'Tesla Model 3 Performance',
      '14500',
      'M3-P',
      '79',
      '528',
      '3.1',
      '262',
    ])
  })

  it('sends all fields and closes', async () => {
    api.use(http.put('*/api/vehicles/3', () => HttpResponse.json({})))
    const forms = recordForms(api, 'put', '/api/vehicles/3')
    const { user, currentPath } = await openAsAdministrator(api.db, '/client/all-vehicles?q=model&vehicle=3')
    await fillInVehicle(user)
    await pressInDialog(user, 'Confirm')
    expect(await findToast('The vehicle has been updated.')).toBeVisible()
    await waitForDialogGone()
    expect(currentPath()).toBe('/client/all-vehicles?q=model')
    expect(forms).toEqual([SENT])
    expect(api.countOf(UPDATE)).toBe(1)
    // Once for the list, once before the change, and once after it.
    expect(api.countOf('GET /api/vehicles')).toBe(3)
  })

  it('shows the current banner', async () => {
    const model = api.db.vehicles.get(3)
    if (model) api.db.vehicles.replace({ ...model, banner_image: 'uploads/vehicle-3-1.png' })
    await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    const caption = await screen.findByText('Current banner. Kept unless you choose another.')
    expect(caption.closest('figure')?.querySelector('img')?.src).toContain('/api/uploads/vehicle-3-1.png')
  })

  it.each(['99', ''])('is not opened by the ID %j', async (id) => {
    await openAsAdministrator(api.db, `/client/all-vehicles?${new URLSearchParams({ vehicle: id })}`)
    await findRows('All vehicles')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a vehicle that is deleted elsewhere', () => {
  const VEHICLE_GONE = /^This vehicle no longer exists/

  it('keeps its form open, which says so and cannot be sent', async () => {
    const { user, queryClient, currentPath } = await openAsAdministrator(
      api.db,
      '/client/all-vehicles?vehicle=3',
    )
    await fillInVehicle(user, { Name: 'Another name' })
    expect(screen.queryByText(VEHICLE_GONE)).not.toBeInTheDocument()
    api.db.vehicles.remove(3)
    await act(() => queryClient.refetchQueries())
    expect(await screen.findByText(VEHICLE_GONE)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Another name')
    const confirm = screen.getByRole('button', { name: 'Confirm' })
    expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await user.click(confirm)
    expect(api.countOf(UPDATE)).toBe(0)
    await pressInDialog(user, 'Cancel')
    await pressInDialog(user, 'Discard')
    await waitForDialogGone()
    expect(currentPath()).toBe('/client/all-vehicles')
  })

  it('is not called deleted while some rows of the fleet cannot be read, since it may be one of them', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { user, queryClient } = await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    await fillInVehicle(user, { Name: 'Another name' })
    const others = api.db.vehicles.all().filter(({ id }) => id !== 3)
    api.use(http.get('*/api/vehicles', () => HttpResponse.json([{ id: 3 }, ...others]), { once: true }))
    await act(() => queryClient.refetchQueries())
    expect(screen.queryByText(VEHICLE_GONE)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'false')
  })

  it('is not sent, and the server is not blamed', async () => {
    const { user } = await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    await fillInVehicle(user, { Name: 'Another name' })
    api.db.vehicles.remove(3)
    await pressInDialog(user, 'Confirm')
    expect(await findToast('The vehicle could not be updated.')).toBeVisible()
    expect(await screen.findByText(VEHICLE_GONE)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Another name')
    expect(screen.queryByText(/^The server/)).not.toBeInTheDocument()
    expect(api.countOf(UPDATE)).toBe(0)
  })
})

describe('leaving the form', () => {
  const question = () => screen.queryByRole('group', { name: 'Discard what you entered?' })
  const ways: Record<string, (user: UserEvent) => Promise<void>> = {
    Escape: (user) => user.keyboard('{Escape}'),
    Cancel: (user) => pressInDialog(user, 'Cancel'),
    Close: (user) => pressInDialog(user, 'Close'),
  }

  it.each(Object.entries(ways))('by %s asks if something was typed, and can keep it', async (_, leave) => {
    const { user, currentPath } = await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    const name = await screen.findByLabelText('Name')
    await user.type(name, ' neu')
    await leave(user)
    expect(question()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(question()).toBeVisible()
    await pressInDialog(user, 'Keep editing')
    expect(question()).not.toBeInTheDocument()
    expect(name).toHaveValue('Tesla Model 3 Performance neu')
    await leave(user)
    await pressInDialog(user, 'Discard')
    await waitForDialogGone()
    expect(currentPath()).toBe('/client/all-vehicles')
  })

  it.each(Object.entries(ways))('by %s does not ask if nothing was typed', async (_, leave) => {
    const { user, currentPath } = await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    await screen.findByLabelText('Name')
    await leave(user)
    await waitForDialogGone()
    expect(currentPath()).toBe('/client/all-vehicles')
  })

  it('by a reload, or with its tab, makes the browser ask if something was typed', async () => {
    const { user } = await openAsAdministrator(api.db, NEW)
    const name = await screen.findByLabelText('Name')
    expect(asksBeforeUnload()).toBe(false)
    await user.type(name, 'neu')
    expect(asksBeforeUnload()).toBe(true)
    expect(question()).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await pressInDialog(user, 'Discard')
    await waitForDialogGone()
    expect(asksBeforeUnload()).toBe(false)
  })

  it('by Back keeps the entries for the next time if the browser does not ask first', async () => {
    const { user, router } = await openAsAdministrator(api.db)
    const open = () => act(() => router.navigate('/client/all-vehicles?vehicle=3'))
    const goBack = () => act(() => router.navigate(-1))
    await findRows('All vehicles')
    await open()
    await user.type(await screen.findByLabelText('Name'), ' neu')
    await goBack()
    await waitForDialogGone()
    await open()
    expect(await screen.findByLabelText('Name')).toHaveValue('Tesla Model 3 Performance neu')
    expect(screen.getByText(ENTRIES_BEFORE)).toBeVisible()
    await user.keyboard('{Escape}')
    await pressInDialog(user, 'Discard')
    await waitForDialogGone()
    await open()
    expect(await screen.findByLabelText('Name')).toHaveValue('Tesla Model 3 Performance')
    expect(screen.queryByText(/^These are your entries from before/)).not.toBeInTheDocument()
  })

  it('gives the focus back to the field if the entries are kept', async () => {
    const { user } = await openAsAdministrator(api.db, NEW)
    await user.type(await screen.findByLabelText('Range (km)'), '5')
    await user.keyboard('{Escape}')
    await pressInDialog(user, 'Keep editing')
    expect(screen.getByLabelText('Range (km)')).toHaveFocus()
  })
})

describe('the form of a vehicle that somebody else changes', () => {
  const FORM = '/client/all-vehicles?vehicle=3'

  /** Types a description, and changes the vehicle elsewhere before it is sent. */
  async function confirmAfterChange() {
    const { user } = await openAsAdministrator(api.db, FORM)
    await fillInVehicle(user, { Description: 'With new tyres' })
    const row = api.db.vehicles.get(3)
    if (row) api.db.vehicles.replace({ ...row, price_per_day: '30000.00', description: 'With old tyres' })
    await pressInDialog(user, 'Confirm')
    const notice = await screen.findByText(/^Somebody else has changed this vehicle/)
    return { user, notice: within(notice) }
  }

  it('shows what is there now, sends nothing, and keeps the entries', async () => {
    const { notice } = await confirmAfterChange()
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Price per day (din): 30000',
      'Description: With old tyres',
    ])
    expect(screen.getByLabelText('Description')).toHaveValue('With new tyres')
    expect(api.countOf(UPDATE)).toBe(0)
  })

  it('is sent by another press', async () => {
    const forms = recordForms(api, 'put', '/api/vehicles/3')
    const { user } = await confirmAfterChange()
    await pressInDialog(user, 'Confirm')
    expect(await findToast('The vehicle has been updated.')).toBeVisible()
    expect(forms).toEqual([
      expect.objectContaining({ price_per_day: '14500.00', description: 'With new tyres' }),
    ])
  })

  it('closes without sending if what is there now is kept', async () => {
    const { user } = await confirmAfterChange()
    await pressInDialog(user, 'Keep theirs')
    await waitForDialogGone()
    expect(api.countOf(UPDATE)).toBe(0)
    await act(() => Promise.resolve())
    expect(screen.queryByText(ENTRIES_BEFORE)).not.toBeInTheDocument()
  })

  it('is sent again as it is after its answer was lost, though it had been saved', async () => {
    const { user } = await openAsAdministrator(api.db, FORM)
    api.use(
      http.put(
        '*/api/vehicles/3',
        () => {
          const row = api.db.vehicles.get(3)
          if (row) api.db.vehicles.replace({ ...row, price_per_day: '12000.00' })
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await fillInVehicle(user, { 'Price per day (din)': '12000' })
    await pressInDialog(user, 'Confirm')
    expect(await screen.findByText(/^The vehicle may have been saved all the same\./)).toBeVisible()
    await pressInDialog(user, 'Confirm')
    expect(await findToast('The vehicle has been updated.')).toBeVisible()
  })

  it.each(['503', 'drop', 'shape'])('is not sent if the fleet cannot be read again: %s', async (fault) => {
    const { user } = await openAsAdministrator(api.db, FORM)
    await fillInVehicle(user, { Description: 'With new tyres' })
    askForFaults(`vehicles=${fault}*1`)
    await pressInDialog(user, 'Confirm')
    expect(await findToast('The vehicle could not be updated.')).toBeVisible()
    expect(screen.getByText(NOT_READ)).toBeVisible()
    expect(api.countOf(UPDATE)).toBe(0)
    expect(screen.getByLabelText('Description')).toHaveValue('With new tyres')

    await pressInDialog(user, 'Confirm')
    expect(await findToast('The vehicle has been updated.')).toBeVisible()
  })
})
