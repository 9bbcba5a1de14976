import { intoRange, RANGES, type NumberParameter, type Parameters, type VehicleCommand } from './command.ts'
import type { Choice, Option, PlaceControl, Press, SliderControl, SwitchControl } from './control.ts'

/** The option chosen before the button or the slider is used, for a control that has a choice. */
export interface ChosenOption {
  choice: Choice
  option: Option
}

const parametersOf = (chosen: ChosenOption | undefined): Parameters =>
  chosen === undefined ? {} : { [chosen.choice.parameter]: chosen.option.value }

/** The command that a button sends. */
export const pressCommand = ({ command, parameters }: Press, chosen?: ChosenOption): VehicleCommand => ({
  command,
  parameters: { ...parameters, ...parametersOf(chosen) },
})

/** The command that a switch sends. */
export const switchCommand = ({ command }: Pick<SwitchControl, 'command'>, on: boolean): VehicleCommand => ({
  command,
  parameters: { on },
})

/** The command that sliders send, each number within its range; a missing number is the range's initial one. */
export function sliderCommand(
  { command, sliders }: SliderControl,
  values: Readonly<Partial<Record<NumberParameter, number>>>,
  chosen?: ChosenOption,
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

/** The command that sends a place. */
export const placeCommand = ({ command }: PlaceControl, { latitude, longitude }: Place): VehicleCommand => ({
  command,
  parameters: { latitude, longitude },
})
