import { describe, expect, it } from 'vitest'

import type { Control } from '@/rental/vehicle-commands/control'
import { CHOICES, CONTROL_GROUPS } from '@/rental/vehicle-commands/control-groups'

const controls = CONTROL_GROUPS.flatMap(({ controls }) => controls)
const presses = controls.flatMap((control) => (control.kind === 'presses' ? control.presses : []))

const commandsOf = (control: Control): string[] =>
  control.kind === 'presses' ? control.presses.map(({ command }) => command) : [control.command]

const unique = (texts: string[]) => [...new Set(texts)]

describe('the groups', () => {
  it.each([
    [
      'car',
      [
        'actuate_trunk',
        'door_lock',
        'door_unlock',
        'flash_lights',
        'fold_mirrors',
        'honk_horn',
        'remote_start_drive',
        'reset_valet_pin',
        'set_sentry_mode',
        'set_valet_mode',
        'smart_summon',
        'summon',
        'unfold_mirrors',
        'window_control',
      ],
    ],
    [
      'climate',
      [
        'auto_conditioning_start',
        'auto_conditioning_stop',
        'remote_seat_heater_request',
        'remote_steering_wheel_heater_request',
        'set_preconditioning_max',
        'set_temps',
      ],
    ],
    [
      'battery',
      ['charge_port_door_close', 'charge_port_door_open', 'charge_start', 'charge_stop', 'set_charge_limit'],
    ],
  ])('%s has its commands and no other', (id, commands) => {
    const group = CONTROL_GROUPS.find((some) => some.id === id)
    expect(unique(group?.controls.flatMap(commandsOf) ?? []).toSorted()).toEqual(commands)
  })

  it('name every control once', () => {
    const ids = controls.map(({ id }) => id)
    expect(ids).toEqual(unique(ids))
  })

  it('name every button once', () => {
    const places = controls.flatMap((control) => (control.kind === 'place' ? control.press : []))
    const ids = [...presses.map(({ id }) => id), ...places]
    expect(ids).toEqual(unique(ids))
  })

  it('ask for a second press for what opens, moves or unprotects the car', () => {
    const twoStep = presses.filter(({ isTwoStep }) => isTwoStep).map(({ command }) => command)
    expect(unique(twoStep)).toEqual([
      'door_unlock',
      'actuate_trunk',
      'summon',
      'remote_start_drive',
      'reset_valet_pin',
    ])
  })

  it('have no button for such a command that asks only once', () => {
    const twoStep = new Set(presses.filter(({ isTwoStep }) => isTwoStep).map(({ command }) => command))
    const others = presses.filter(({ isTwoStep }) => !isTwoStep).map(({ command }) => command)
    expect(others.filter((command) => twoStep.has(command))).toEqual([])
  })
})

describe('the panels', () => {
  it.each([
    [
      'car',
      'doors trunk windows mirrors signals summon drive valetPin sentry valet smartSummon',
      'presses presses presses presses presses presses presses presses switch switch place',
    ],
    [
      'climate',
      'climate temperature seatHeater wheelHeater defrost',
      'presses sliders sliders switch switch',
    ],
    ['battery', 'charging chargePort chargeLimit', 'presses presses sliders'],
  ])('%s shows its controls in this order', (id, names, kinds) => {
    const group = CONTROL_GROUPS.find((some) => some.id === id)
    expect(group?.controls.map(({ id }) => id).join(' ')).toBe(names)
    expect(group?.controls.map(({ kind }) => kind).join(' ')).toBe(kinds)
  })
})

describe('every button', () => {
  const sent: Record<string, [string, object?]> = {
    lock: ['door_lock'],
    unlock: ['door_unlock'],
    openTrunk: ['actuate_trunk'],
    closeTrunk: ['actuate_trunk'],
    ventWindows: ['window_control', { command: 'vent' }],
    closeWindows: ['window_control', { command: 'close' }],
    fold: ['fold_mirrors'],
    unfold: ['unfold_mirrors'],
    honk: ['honk_horn'],
    flash: ['flash_lights'],
    summonForward: ['summon', { forward: true, reverse: false }],
    summonReverse: ['summon', { forward: false, reverse: true }],
    start: ['remote_start_drive'],
    resetPin: ['reset_valet_pin'],
    startClimate: ['auto_conditioning_start'],
    stopClimate: ['auto_conditioning_stop'],
    startCharging: ['charge_start'],
    stopCharging: ['charge_stop'],
    openPort: ['charge_port_door_open'],
    closePort: ['charge_port_door_close'],
  }

  it('sends the command of the fleet API for its label', () => {
    const found = presses.map(({ id, command, parameters }) => [id, [command, parameters]])
    const expected = Object.entries(sent).map(([id, [command, parameters = {}]]) => [
      id,
      [command, parameters],
    ])
    expect(found).toEqual(expected)
  })
})

describe('the other controls', () => {
  it.each([
    ['sentry', 'set_sentry_mode'],
    ['valet', 'set_valet_mode'],
    ['smartSummon', 'smart_summon'],
    ['wheelHeater', 'remote_steering_wheel_heater_request'],
    ['defrost', 'set_preconditioning_max'],
    ['temperature', 'set_temps', ['driver_temp', 'passenger_temp']],
    ['seatHeater', 'remote_seat_heater_request', ['level']],
    ['chargeLimit', 'set_charge_limit', ['percent']],
  ])('%s sends %s', (id, command, sliders?: string[]) => {
    const control = controls.find((some) => some.id === id)
    expect(control).toMatchObject({ command, ...(sliders && { sliders }) })
  })

  it('name the button of a place', () => {
    expect(controls.find(({ id }) => id === 'smartSummon')).toMatchObject({ press: 'smartSummon' })
  })

  it('ask which trunk and which seat, where there are several', () => {
    const choiceParameters = controls.flatMap((control) =>
      'choice' in control ? [[control.id, control.choice?.parameter]] : [],
    )
    expect(choiceParameters).toEqual([
      ['trunk', 'which_trunk'],
      ['seatHeater', 'seat_position'],
    ])
  })
})

describe('the choices', () => {
  it.each([
    ['which_trunk', ['front', 'rear']],
    ['seat_position', [0, 1, 2, 4, 5]],
  ])('%s offers the values that the fleet API accepts', (parameter, values) => {
    const choice = CHOICES.find((some) => some.parameter === parameter)
    expect(choice?.options.map(({ value }) => value).toSorted()).toEqual(values)
  })

  it('have the right name for each option', () => {
    const named = CHOICES.flatMap(({ options }) => options.map(({ id, value }) => [id, value]))
    expect(named).toEqual([
      ['rear', 'rear'],
      ['front', 'front'],
      ['frontLeft', 0],
      ['frontRight', 1],
      ['rearLeft', 2],
      ['rearCentre', 4],
      ['rearRight', 5],
    ])
  })
})
