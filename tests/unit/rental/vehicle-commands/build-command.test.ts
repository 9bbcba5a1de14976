import { describe, expect, it } from 'vitest'

import {
  placeCommand,
  pressCommand,
  sliderCommand,
  switchCommand,
} from '@/rental/vehicle-commands/build-command'
import type { Choice } from '@/rental/vehicle-commands/control-groups'

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
    const place = { latitude: 44.8, longitude: -20.4 }
    expect(placeCommand(control, place)).toEqual({ command: 'smart_summon', parameters: place })
  })
})

describe('sliderCommand', () => {
  it('sends its numbers and the chosen option; the initial number if none is given', () => {
    const temperature = { kind: 'sliders', id: 'temperature', command: 'set_temps' } as const
    const sliders = ['driver_temp', 'passenger_temp'] as const
    expect(
      sliderCommand(
        { ...temperature, sliders },
        { driver_temp: 23.5, level: 1 },
        { choice: TRUNK, option: FRONT },
      ),
    ).toEqual({
      command: 'set_temps',
      parameters: { driver_temp: 23.5, passenger_temp: 21, which_trunk: 'front' },
    })
  })
})
