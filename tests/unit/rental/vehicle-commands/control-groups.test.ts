import { describe, expect, it } from 'vitest'

import { CONTROL_GROUPS } from '@/rental/vehicle-commands/control-groups'

const controls = CONTROL_GROUPS.flatMap(({ controls }) => controls)
const presses = controls.flatMap((control) => (control.kind === 'presses' ? [...control.presses] : []))

const unique = (texts: string[]) => [...new Set(texts)]

describe('the groups', () => {
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

describe('the other controls', () => {
  it('ask which trunk and which seat, where there are several', () => {
    const choiceParameters = controls.flatMap((control) =>
      'choice' in control && control.choice ? [[control.id, control.choice.parameter]] : [],
    )
    expect(choiceParameters).toEqual([
      ['trunk', 'which_trunk'],
      ['seatHeater', 'seat_position'],
    ])
  })
})
