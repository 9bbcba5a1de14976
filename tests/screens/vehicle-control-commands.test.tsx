import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { TODAY } from '../support/booking'
import { startApi } from '../support/server'
import {
  loggedCommand,
  listedCommands,
  openControl,
  openPanel,
  PANELS,
  pressAndConfirm,
  slide,
} from '../support/vehicle-control'

const api = startApi({ today: TODAY })

type Parameters = Record<string, unknown>
type Row = [panel: (typeof PANELS)[number], name: string, command: string, parameters?: Parameters]

const BUTTONS: Row[] = [
  ['Control Vehicle', 'Lock doors', 'door_lock'],
  ['Control Vehicle', 'Unlock doors', 'door_unlock'],
  ['Control Vehicle', 'Honk horn', 'honk_horn'],
  ['Control Vehicle', 'Flash lights', 'flash_lights'],
  ['Control Vehicle', 'Open trunk', 'actuate_trunk', { which_trunk: 'rear' }],
  ['Control Vehicle', 'Close trunk', 'actuate_trunk', { which_trunk: 'rear' }],
  ['Control Vehicle', 'Start vehicle', 'remote_start_drive'],
  ['Control Vehicle', 'Fold mirrors', 'fold_mirrors'],
  ['Control Vehicle', 'Unfold mirrors', 'unfold_mirrors'],
  ['Control Vehicle', 'Open windows', 'window_control', { command: 'vent' }],
  ['Control Vehicle', 'Close windows', 'window_control', { command: 'close' }],
  ['Control Vehicle', 'Reset valet PIN', 'reset_valet_pin'],
  ['Control Vehicle', 'Summon forward', 'summon', { forward: true, reverse: false }],
  ['Control Vehicle', 'Summon in reverse', 'summon', { forward: false, reverse: true }],
  ['A/C', 'Start climate control', 'auto_conditioning_start'],
  ['A/C', 'Stop climate control', 'auto_conditioning_stop'],
  ['Battery Settings', 'Start charging', 'charge_start'],
  ['Battery Settings', 'Stop charging', 'charge_stop'],
  ['Battery Settings', 'Open charge port', 'charge_port_door_open'],
  ['Battery Settings', 'Close charge port', 'charge_port_door_close'],
]

const SWITCHES: Row[] = [
  ['Control Vehicle', 'Sentry mode', 'set_sentry_mode'],
  ['Control Vehicle', 'Valet mode', 'set_valet_mode'],
  ['A/C', 'Defrost', 'set_preconditioning_max'],
  ['A/C', 'Steering wheel heater', 'remote_steering_wheel_heater_request'],
]

const ofPanel = (rows: Row[]) =>
  PANELS.flatMap((panel) => {
    const own = rows.filter(([place]) => place === panel)
    return own.length > 0 ? [[panel, own] as const] : []
  })

describe('each button', () => {
  it.each(ofPanel(BUTTONS))('of %s sends its one command', async (panel, buttons) => {
    const { user, logged } = await openPanel(api.db, panel)
    for (const [, name, command, parameters = {}] of buttons) {
      logged.length = 0
      await pressAndConfirm(user, name)
      expect(logged, name).toEqual([loggedCommand(command, parameters)])
      expect(listedCommands()[0]?.[0], name).toContain(name)
    }
  })
})

describe('each switch', () => {
  it.each(ofPanel(SWITCHES))('of %s sends its command with on and off', async (panel, switches) => {
    const { user, logged } = await openPanel(api.db, panel)
    for (const [, name, command] of switches) {
      logged.length = 0
      const control = screen.getByRole('switch', { name })
      expect(control, name).not.toBeChecked()
      await user.click(control)
      expect(control, name).toBeChecked()
      await user.click(control)
      expect(control, name).not.toBeChecked()
      expect(logged, name).toEqual([
        loggedCommand(command, { on: true }),
        loggedCommand(command, { on: false }),
      ])
      expect(
        listedCommands()
          .slice(0, 2)
          .map(([label]) => label),
      ).toEqual([`${name}: off`, `${name}: on`])
    }
  })
})

describe('Power on / off', () => {
  it('is a toggle, and the card shows its state', async () => {
    const { user, logged } = await openControl(api.db)
    const power = screen.getByRole('button', { name: 'Power on / off', pressed: false })
    expect(screen.getByText('Power is off')).toBeVisible()
    await user.click(power)
    expect(power).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Power is on')).toBeVisible()
    await user.click(power)
    expect(power).toHaveAttribute('aria-pressed', 'false')
    expect(logged).toEqual([
      loggedCommand('set_power', { on: true }),
      loggedCommand('set_power', { on: false }),
    ])
  })
})

describe('a slider', () => {
  it.each([
    ['A/C', 'Driver', 0.1, '21\u00A0°C', 'The car accepts 15 to 28\u00A0°C'],
    ['A/C', 'Passenger', 0.1, '21\u00A0°C', 'The car accepts 15 to 28\u00A0°C'],
    ['A/C', 'Level', 1, '0', 'The car accepts 0 to 3'],
    ['Battery Settings', 'Limit', 1, '80%', 'The car accepts 50 to 100%'],
  ] as const)(
    'of %s: %s goes from 0 to 100 by %d, and says what the car accepts',
    async (panel, name, step, text, car) => {
      await openPanel(api.db, panel)
      const slider = screen.getByRole('slider', { name })
      expect(slider).toHaveAttribute('min', '0')
      expect(slider).toHaveAttribute('max', '100')
      expect(slider).toHaveAttribute('step', String(step))
      expect(slider).toHaveAttribute('aria-valuetext', text)
      expect(slider).toHaveAccessibleDescription(car)
    },
  )

  it('shows its value while it moves, and sends one command when it is released', async () => {
    const { logged, panel } = await openPanel(api.db, 'Battery Settings')
    slide('Limit', 81, 82, 90)
    expect(panel.getByText('90%')).toBeVisible()
    expect(screen.getByRole('slider', { name: 'Limit' })).toHaveAttribute('aria-valuetext', '90%')
    expect(logged).toEqual([loggedCommand('set_charge_limit', { percent: 90 })])
    expect(listedCommands()).toEqual([['Charging limit: Limit 90%', 'set_charge_limit percent: 90']])
  })

  it('sends both temperatures, with the other one unchanged', async () => {
    const { logged } = await openPanel(api.db, 'A/C')
    slide('Driver', 24.5)
    slide('Passenger', 18)
    expect(logged).toEqual([
      loggedCommand('set_temps', { driver_temp: 24.5, passenger_temp: 21 }),
      loggedCommand('set_temps', { driver_temp: 24.5, passenger_temp: 18 }),
    ])
    expect(listedCommands()[0]).toEqual([
      'Temperature: Driver 24.5\u00A0°C · Passenger 18\u00A0°C',
      'set_temps driver_temp: 24.5, passenger_temp: 18',
    ])
  })

  it('is unchanged after the touch of a finger that scrolls the page', async () => {
    const { logged } = await openPanel(api.db, 'A/C')
    const driver = screen.getByRole('slider', { name: 'Driver' })
    fireEvent.pointerDown(driver)
    fireEvent.input(driver, { target: { value: '71.6' } })
    fireEvent.pointerCancel(driver)
    fireEvent.change(driver)
    expect(driver).toHaveValue('21')
    expect(logged).toEqual([])
    slide('Driver', 22)
    expect(driver).toHaveValue('22')
    expect(logged).toHaveLength(1)
  })
})

const SEATS = [
  ['Front left', 0],
  ['Front right', 1],
  ['Rear left', 2],
  ['Rear centre', 4],
  ['Rear right', 5],
] as const

describe('a choice', () => {
  it('of a seat is sent with the level', async () => {
    const { user, logged } = await openPanel(api.db, 'A/C')
    for (const [seat, position] of SEATS) {
      logged.length = 0
      await user.selectOptions(screen.getByRole('combobox', { name: 'Seat' }), seat)
      expect(logged, seat).toEqual([])
      slide('Level', 3)
      expect(logged, seat).toEqual([
        loggedCommand('remote_seat_heater_request', { seat_position: position, level: 3 }),
      ])
      expect(listedCommands()[0]?.[0]).toBe(`Seat heater: ${seat} · Level 3`)
    }
  })

  it('of a seat shows the level of that seat', async () => {
    const { user } = await openPanel(api.db, 'A/C')
    const seat = screen.getByRole('combobox', { name: 'Seat' })
    slide('Level', 2)
    await user.selectOptions(seat, 'Rear right')
    expect(screen.getByRole('slider', { name: 'Level' })).toHaveValue('0')
    await user.selectOptions(seat, 'Front left')
    expect(screen.getByRole('slider', { name: 'Level' })).toHaveValue('2')
  })

  it.each(['Open trunk', 'Close trunk'])('of the front trunk is sent with %s', async (name) => {
    const { user, logged } = await openPanel(api.db, 'Control Vehicle')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which trunk' }), 'Front')
    await pressAndConfirm(user, name)
    expect(logged).toEqual([loggedCommand('actuate_trunk', { which_trunk: 'front' })])
    expect(listedCommands()).toEqual([[`${name}: Front`, 'actuate_trunk which_trunk: front']])
  })
})
