import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  placeCommand,
  pressCommand,
  sliderCommand,
  switchCommand,
} from '@/rental/vehicle-commands/build-command'
import { RANGES, type NumberParameter, type VehicleCommand } from '@/rental/vehicle-commands/command'
import type { Choice, Control } from '@/rental/vehicle-commands/control'
import { CONTROL_GROUPS } from '@/rental/vehicle-commands/control-groups'

const NUMBERS: readonly NumberParameter[] = ['driver_temp', 'passenger_temp', 'level', 'percent']

const controls = CONTROL_GROUPS.flatMap(({ controls }) => controls)

const chosenOf = (choice: Choice | undefined) =>
  choice === undefined
    ? fc.constant(undefined)
    : fc.constantFrom(...choice.options).map((option) => ({ choice, option }))

// `+ 0` turns a negative zero into 0, since -0 cannot be typed in.
const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((value) => value + 0)

/** Every command that a person can send with a control. */
function commandsOf(control: Control): fc.Arbitrary<VehicleCommand> {
  if (control.kind === 'presses')
    return fc
      .tuple(fc.constantFrom(...control.presses), chosenOf(control.choice))
      .map(([press, chosen]) => pressCommand(press, chosen))
  if (control.kind === 'switch') return fc.boolean().map((on) => switchCommand(control, on))
  if (control.kind === 'sliders')
    return fc
      .tuple(fc.dictionary(fc.constantFrom(...NUMBERS), fc.double()), chosenOf(control.choice))
      .map(([values, chosen]) => sliderCommand(control, values, chosen))
  return fc
    .record({ latitude: degrees(90), longitude: degrees(180) })
    .map((place) => placeCommand(control, place))
}

describe.each(controls)('the control $id', (control) => {
  it('gives a command with its numbers in their ranges, whatever is entered', () => {
    fc.assert(
      fc.property(commandsOf(control), ({ command, parameters }) => {
        expect(command).toMatch(/^[a-z]+(_[a-z]+)*$/)
        for (const name of NUMBERS) {
          const { min, max, step } = RANGES[name]
          const value = parameters[name] ?? min
          expect(typeof value === 'number' && value >= min && value <= max).toBe(true)
          expect(Number(Number(value).toFixed(step === 1 ? 0 : 1))).toBe(value)
        }
      }),
    )
  })

  it('always gives a command the same parameters, with values that JSON can carry', () => {
    const namesOf = new Map<string, string[]>()
    fc.assert(
      fc.property(commandsOf(control), ({ command, parameters }) => {
        const names = Object.keys(parameters).toSorted()
        expect(names).toEqual(namesOf.get(command) ?? names)
        namesOf.set(command, names)
        for (const value of Object.values(parameters)) expect(JSON.parse(JSON.stringify(value))).toBe(value)
      }),
    )
  })
})

const FRONT = { id: 'front', value: 'front' } as const
const TRUNK: Choice = { parameter: 'which_trunk', options: [FRONT] }

describe('pressCommand', () => {
  it('sends the parameters of the button and the chosen option', () => {
    const press = { isTwoStep: false, id: 'closeWindows', command: 'window_control' } as const
    expect(pressCommand({ ...press, parameters: { command: 'close' } })).toEqual({
      command: 'window_control',
      parameters: { command: 'close' },
    })
    expect(
      pressCommand({ ...press, parameters: { command: 'vent' } }, { choice: TRUNK, option: FRONT }),
    ).toEqual({ command: 'window_control', parameters: { command: 'vent', which_trunk: 'front' } })
  })
})

describe('switchCommand', () => {
  it.each([true, false])('sends whether it is on: %s', (on) => {
    expect(switchCommand({ command: 'set_valet_mode' }, on)).toEqual({
      command: 'set_valet_mode',
      parameters: { on },
    })
  })
})

describe('placeCommand', () => {
  it('sends the place', () => {
    const control = {
      kind: 'place',
      id: 'smartSummon',
      command: 'smart_summon',
      press: 'smartSummon',
    } as const
    expect(placeCommand(control, { latitude: 44.8, longitude: -20.4 })).toEqual({
      command: 'smart_summon',
      parameters: { latitude: 44.8, longitude: -20.4 },
    })
  })
})

describe('sliderCommand', () => {
  it('uses the initial number if none is given', () => {
    const temperature = { kind: 'sliders', id: 'temperature', command: 'set_temps' } as const
    const sliders = ['driver_temp', 'passenger_temp'] as const
    expect(sliderCommand({ ...temperature, sliders }, { driver_temp: 23.5 })).toEqual({
      command: 'set_temps',
      parameters: { driver_temp: 23.5, passenger_temp: 21 },
    })
  })
})
