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

  it('ask twice for whatever lets somebody in, moves something, or takes a protection away', () => {
    const asking = presses.filter(({ isTwoStep }) => isTwoStep).map(({ command }) => command)
    expect(unique(asking)).toEqual([
      'door_unlock',
      'actuate_trunk',
      'summon',
      'remote_start_drive',
      'reset_valet_pin',
    ])
  })

  it('have no button for one of these that asks once', () => {
    const asking = new Set(presses.filter(({ isTwoStep }) => isTwoStep).map(({ command }) => command))
    const others = presses.filter(({ isTwoStep }) => !isTwoStep).map(({ command }) => command)
    expect(others.filter((command) => asking.has(command))).toEqual([])
  })
})

describe('the choices', () => {
  it.each([
    ['which_trunk', ['front', 'rear']],
    ['seat_position', [0, 1, 2, 4, 5]],
  ])('%s offers what the fleet API takes', (parameter, values) => {
    const choice = CHOICES.find((some) => some.parameter === parameter)
    expect(choice?.options.map(({ value }) => value).toSorted()).toEqual(values)
  })
})
