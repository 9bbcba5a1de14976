import type { ChoiceParameter, CommandName, NumberParameter, Parameters } from './command.ts'

/** The ID of a control, named after its purpose. */
export type ControlId =
  | 'doors'
  | 'signals'
  | 'trunk'
  | 'windows'
  | 'mirrors'
  | 'drive'
  | 'sentry'
  | 'valet'
  | 'valetPin'
  | 'summon'
  | 'smartSummon'
  | 'climate'
  | 'temperature'
  | 'defrost'
  | 'seatHeater'
  | 'wheelHeater'
  | 'charging'
  | 'chargeLimit'
  | 'chargePort'

/** A button that sends its command at the first press. */
export type PlainPressId =
  | 'lock'
  | 'honk'
  | 'flash'
  | 'ventWindows'
  | 'closeWindows'
  | 'fold'
  | 'unfold'
  | 'startClimate'
  | 'stopClimate'
  | 'startCharging'
  | 'stopCharging'
  | 'openPort'
  | 'closePort'

/** A button that sends its command at the second press, since it can harm somebody or lets somebody in. */
export type TwoStepPressId =
  | 'unlock'
  | 'openTrunk'
  | 'closeTrunk'
  | 'start'
  | 'resetPin'
  | 'summonForward'
  | 'summonReverse'
  | 'smartSummon'

/** A button with the command it sends. */
export type Press = { command: CommandName; parameters: Parameters } & (
  | { isTwoStep: false; id: PlainPressId }
  | { isTwoStep: true; id: TwoStepPressId }
)

export interface Option {
  id: 'front' | 'rear' | 'frontLeft' | 'frontRight' | 'rearLeft' | 'rearCentre' | 'rearRight'
  value: string | number
}

/** What a command applies to, such as a seat; choosing an option sends nothing yet. */
export interface Choice {
  parameter: ChoiceParameter
  options: readonly [Option, ...Option[]]
}

/** One or more buttons, after a choice if the command needs one. */
export interface PressControl {
  kind: 'presses'
  id: ControlId
  presses: readonly Press[]
  choice?: Choice
}

/** A setting that is on or off; the command carries `on`. */
export interface SwitchControl {
  kind: 'switch'
  id: ControlId
  command: CommandName
}

/** One or more numbers sent in one command, after a choice if the command needs one. */
export interface SliderControl {
  kind: 'sliders'
  id: ControlId
  command: CommandName
  sliders: readonly NumberParameter[]
  choice?: Choice
}

/** A place on the earth that the user types in; the command carries `latitude` and `longitude`. */
export interface PlaceControl {
  kind: 'place'
  id: ControlId
  command: CommandName
  press: TwoStepPressId
}

/** One control of the page. */
export type Control = PressControl | SwitchControl | SliderControl | PlaceControl

/** A panel with its controls. */
export interface ControlGroup {
  id: 'car' | 'climate' | 'battery'
  controls: readonly Control[]
}
