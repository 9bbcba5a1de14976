import { RANGES, type NumberParameter, type Parameters } from './command.ts'
import type {
  Choice,
  Option,
  PlaceControl,
  Press,
  SliderControl,
  SwitchControl,
  VehicleCommand,
} from './control-groups.ts'

/** The option chosen before the button or the slider is used, for a control that has a choice. */
interface ChosenOption {
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

/** The command that sliders send; a number that was not chosen is the initial one of its range. */
export function sliderCommand(
  { command, sliders }: SliderControl,
  values: Readonly<Partial<Record<NumberParameter, number>>>,
  chosen?: ChosenOption,
): VehicleCommand {
  const numbers: Partial<Record<NumberParameter, number>> = {}
  for (const name of sliders) numbers[name] = values[name] ?? RANGES[name].initial
  return { command, parameters: { ...parametersOf(chosen), ...numbers } }
}

/** The command that sends a place on the earth, in degrees. */
export const placeCommand = (
  { command }: PlaceControl,
  place: { latitude: number; longitude: number },
): VehicleCommand => ({ command, parameters: place })
