import { intoRange, RANGES, type NumberParameter, type Parameters, type VehicleCommand } from './command.ts'
import type { Choice, Option, PlaceControl, Press, SliderControl, SwitchControl } from './control.ts'

/** What was chosen before the press or the slider, where the control has a choice. */
export interface Chosen {
  choice: Choice
  option: Option
}

const parametersOf = (chosen: Chosen | undefined): Parameters =>
  chosen === undefined ? {} : { [chosen.choice.parameter]: chosen.option.value }

/** The command of a button. */
export const pressCommand = ({ command, parameters }: Press, chosen?: Chosen): VehicleCommand => ({
  command,
  parameters: { ...parameters, ...parametersOf(chosen) },
})

/** The command of a switch. */
export const switchCommand = ({ command }: Pick<SwitchControl, 'command'>, on: boolean): VehicleCommand => ({
  command,
  parameters: { on },
})

/** The command of sliders, each number within its range; one that is not given is the initial one. */
export function sliderCommand(
  { command, sliders }: SliderControl,
  values: Readonly<Partial<Record<NumberParameter, number>>>,
  chosen?: Chosen,
): VehicleCommand {
  const parameters: Partial<Record<NumberParameter, number>> = {}
  for (const name of sliders) parameters[name] = intoRange(RANGES[name], values[name] ?? RANGES[name].initial)
  return { command, parameters: { ...parametersOf(chosen), ...parameters } }
}

/** A place on the earth in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** The command of a place. */
export const placeCommand = ({ command }: PlaceControl, { latitude, longitude }: Place): VehicleCommand => ({
  command,
  parameters: { latitude, longitude },
})
