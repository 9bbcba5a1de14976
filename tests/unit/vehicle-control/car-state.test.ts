import { describe, expect, it } from 'vitest'

import { CONTROL_GROUPS, type Press, type VehicleCommand } from '@/rental/vehicle-commands/control-groups'
import { carState, type CommandSource, type LogEntry } from '@/routes/client/vehicle-control/use-command-log'

type GivenCommand = [source: CommandSource, command: VehicleCommand]

const PRESSES = CONTROL_GROUPS.flatMap(({ controls }) => controls)
  .filter((control) => control.kind === 'presses')
  .flatMap(({ presses }): readonly Press[] => presses)

/** The command of a button, for the front or rear trunk if the button has that choice. */
function press(id: Press['id'], trunk?: 'front' | 'rear'): GivenCommand {
  const found = PRESSES.find((some) => some.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  const { command, parameters } = found
  return [`press.${id}`, { command, parameters: { ...parameters, ...(trunk && { which_trunk: trunk }) } }]
}

const power = (on: boolean): GivenCommand => ['power', { command: 'set_power', parameters: { on } }]

/** The state of the car after these commands, in their order. */
function after(...given: readonly GivenCommand[]) {
  const log = given.map(([source, { command, parameters }], index): LogEntry => ({
    number: index + 1,
    time: '2026-03-10 11:00:00',
    source,
    command,
    parameters,
  }))
  return carState(log.toReversed())
}

describe('the car', () => {
  it('is off, shut and still at first', () => {
    expect(after()).toEqual({
      isOn: false,
      isFrontOpen: false,
      isRearOpen: false,
      areWindowsOpen: false,
      isClimateOn: false,
      isCharging: false,
      signal: undefined,
    })
  })

  it.each([
    ['isOn', power(true), power(false)],
    ['isFrontOpen', press('openTrunk', 'front'), press('closeTrunk', 'front')],
    ['isRearOpen', press('openTrunk', 'rear'), press('closeTrunk', 'rear')],
    ['areWindowsOpen', press('ventWindows'), press('closeWindows')],
    ['isClimateOn', press('startClimate'), press('stopClimate')],
    ['isCharging', press('startCharging'), press('stopCharging')],
  ] as const)('keeps %s from one command to its opposite', (name, on, off) => {
    expect(after(on)).toEqual({ ...after(), [name]: true })
    expect(after(on, on)).toEqual({ ...after(), [name]: true })
    expect(after(on, press('fold'))).toEqual({ ...after(), [name]: true })
    expect(after(on, off)).toEqual(after())
    expect(after(off)).toEqual(after())
  })

  it('has two independent lids', () => {
    const both = after(press('openTrunk', 'front'), press('openTrunk', 'rear'))
    expect(both).toMatchObject({ isFrontOpen: true, isRearOpen: true })
    const one = after(press('openTrunk', 'front'), press('openTrunk', 'rear'), press('closeTrunk', 'front'))
    expect(one).toMatchObject({ isFrontOpen: false, isRearOpen: true })
  })

  it.each(['lock', 'unlock', 'flash', 'honk'] as const)('gives the signal of %s again each time', (id) => {
    const source = `press.${id}`
    expect(after(press(id)).signal).toMatchObject({ source, number: 1 })
    expect(after(press(id), press(id)).signal).toMatchObject({ source, number: 2 })
    expect(after(press(id), press('startClimate')).signal).toMatchObject({ source, number: 1 })
    expect(after(press('lock'), press(id)).signal).toMatchObject({ source, number: 2 })
  })

  it.each(['fold', 'start', 'openPort', 'summonForward'] as const)('does not show %s', (id) => {
    expect(after(press(id))).toEqual(after())
  })
})
