import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { TODAY } from '../support/booking'
import { startApi } from '../support/server'
import { holdTimers } from '../support/timers'
import { loggedCommand, openPanel } from '../support/vehicle-control'

const api = startApi({ today: TODAY })

const unlock = () => screen.getByRole('button', { name: 'Unlock doors' })
const again = () => screen.getByRole('button', { name: 'Press again to unlock' })
const isConfirmShown = () => screen.queryByRole('button', { name: 'Press again to unlock' }) !== null

const openDoors = () => openPanel(api.db, 'Control Vehicle')

describe('a control that can do harm', () => {
  it('asks for a second press', async () => {
    const { user, logged } = await openDoors()
    await user.click(unlock())
    expect(logged).toEqual([])
    const status = screen.getByText('Press again to unlock', { selector: '[role=status]' })
    fireEvent.click(again(), { detail: 1 })
    expect(logged).toEqual([loggedCommand('door_unlock')])
    expect(unlock()).toBeVisible()
    expect(status).toBeEmptyDOMElement()
  })

  it.each(['{Enter}', ' '])('also works by the key %j', async (key) => {
    const { user, logged } = await openDoors()
    unlock().focus()
    await user.keyboard(key)
    expect(again()).toHaveFocus()
    await user.keyboard(key)
    expect(logged).toEqual([loggedCommand('door_unlock')])
    expect(unlock()).toHaveFocus()
  })
})

/** Presses as in Safari, where a pressed button loses the focus, even if it had the focus before. */
function pressAsInSafari(button: HTMLElement) {
  if (fireEvent.mouseDown(button)) act(() => button.blur())
  fireEvent.mouseUp(button)
  fireEvent.click(button, { detail: 1 })
}

describe('the second press', () => {
  it('acts even if a press takes the focus from the button', async () => {
    const { logged } = await openDoors()
    pressAsInSafari(unlock())
    expect(isConfirmShown()).toBe(true)
    pressAsInSafari(again())
    expect(logged).toEqual([loggedCommand('door_unlock')])
    expect(isConfirmShown()).toBe(false)
  })

  it('is not the second click of a double click', async () => {
    const { user, logged } = await openDoors()
    await user.dblClick(unlock())
    expect(logged).toEqual([])
    expect(again()).toBeVisible()
  })

  it('is not a key held down', async () => {
    const { user, logged } = await openDoors()
    unlock().focus()
    await user.keyboard('{Enter>5/}')
    expect(logged).toEqual([])
    expect(again()).toBeVisible()
  })

  it('is too late after five seconds', async () => {
    const { user, logged } = await openDoors()
    const seconds = holdTimers(5_000)
    await user.click(unlock())
    act(() => seconds.end())
    expect(unlock()).toBeVisible()
    expect(isConfirmShown()).toBe(false)
    await user.keyboard('{Enter}')
    expect(logged).toEqual([])
    expect(again()).toBeVisible()
  })

  it('has five new seconds each time', async () => {
    const { user, logged } = await openDoors()
    const seconds = holdTimers(5_000)
    unlock().focus()
    await user.keyboard('{Enter}{Enter}{Enter}')
    expect(isConfirmShown()).toBe(true)
    act(() => seconds.end())
    expect(isConfirmShown()).toBe(false)
    expect(logged).toHaveLength(1)
  })

  it('is cancelled by Escape', async () => {
    const { user, logged } = await openDoors()
    await user.click(unlock())
    await user.keyboard('{Escape}')
    expect(isConfirmShown()).toBe(false)
    await user.keyboard('{Enter}')
    expect(logged).toEqual([])
  })

  it('is cancelled by moving on with Tab', async () => {
    const { user, logged } = await openDoors()
    await user.click(unlock())
    await user.tab()
    expect(isConfirmShown()).toBe(false)
    expect(logged).toEqual([])
  })
})
