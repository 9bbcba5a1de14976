import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { chooseLanguage } from '@/i18n/choose-language'

import { TODAY } from '../support/booking'
import { startApi } from '../support/server'
import { listedCommands, openControl, openPanel, PANELS, slide } from '../support/vehicle-control'

const api = startApi({ today: TODAY })

const opener = (name: string) => screen.getByRole('button', { name })
const openRegions = () => PANELS.filter((name) => screen.queryByRole('region', { name }) !== null)

describe('the page', () => {
  it('has its title', async () => {
    await openControl(api.db)
    expect(screen.getByRole('heading', { level: 1, name: 'Vehicle control' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Vehicle control · Struja'))
  })
})

describe('the panels', () => {
  it('are closed at first', async () => {
    await openControl(api.db)
    expect(openRegions()).toEqual([])
    expect(screen.getByText('Choose a group of controls above.')).toBeVisible()
    expect(screen.getByText('No commands yet.')).toBeVisible()
  })

  it.each(PANELS)('%s opens and closes by its button', async (name) => {
    const { user } = await openControl(api.db)
    expect(opener(name)).toHaveAttribute('aria-expanded', 'false')
    await user.click(opener(name))
    expect(opener(name)).toHaveAttribute('aria-expanded', 'true')
    expect(openRegions()).toEqual([name])
    expect(screen.getByRole('region', { name })).toHaveAttribute(
      'id',
      opener(name).getAttribute('aria-controls'),
    )
    await user.click(opener(name))
    expect(opener(name)).toHaveAttribute('aria-expanded', 'false')
    expect(openRegions()).toEqual([])
  })

  it('keep their state while they are closed', async () => {
    const { user } = await openPanel(api.db, 'A/C')
    await user.click(screen.getByRole('switch', { name: 'Defrost' }))
    slide('Driver', 25)
    await user.click(opener('Battery Settings'))
    await user.click(opener('A/C'))
    expect(screen.getByRole('switch', { name: 'Defrost' })).toBeChecked()
    expect(screen.getByRole('slider', { name: 'Driver' })).toHaveValue('25')
  })
})

describe('the list of commands', () => {
  it('has the newest first, each with its time in Belgrade', async () => {
    const { user } = await openPanel(api.db, 'Control Vehicle')
    await user.click(screen.getByRole('button', { name: 'Honk horn' }))
    await user.click(screen.getByRole('button', { name: 'Lock doors' }))
    expect(listedCommands()).toEqual([
      ['Lock doors', 'door_lock'],
      ['Honk horn', 'honk_horn'],
    ])
    expect(screen.queryByText('No commands yet.')).not.toBeInTheDocument()
    const list = screen.getByRole('list', { name: 'Command log' })
    for (const item of within(list).getAllByRole('listitem'))
      expect(within(item).getByText(/^\d\d:\d\d:\d\d$/)).toHaveTextContent(/^11:00:/)
  })

  it('announces the newest command, also if it is the same again', async () => {
    const { user } = await openPanel(api.db, 'Control Vehicle')
    const horn = screen.getByRole('button', { name: 'Honk horn' })
    await user.click(horn)
    const announcement = screen.getByText('Honk horn', { selector: '[role=status] *' })
    await user.click(horn)
    expect(announcement).not.toBeInTheDocument()
    expect(screen.getByText('Honk horn', { selector: '[role=status] *' })).toBeInTheDocument()
  })

  it('follows the language', async () => {
    const { user } = await openPanel(api.db, 'Control Vehicle')
    await user.click(screen.getByRole('button', { name: 'Honk horn' }))
    await act(() => chooseLanguage('de'))
    const list = await screen.findByRole('list', { name: 'Befehlsprotokoll' })
    expect(within(list).getByText('Hupen')).toBeVisible()
  })
})
