import type { ChoiceParameter, CommandName, NumberParameter, Parameters } from './command.ts'

/** A control, by what it is for. */
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

/** A button that sends at the first press. */
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

/** A button that sends at the second press: it can harm somebody, or lets somebody in. */
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

/** What the command is about, such as the seat; choosing it sends nothing yet. */
export interface Choice {
  parameter: ChoiceParameter
  options: readonly [Option, ...Option[]]
}

/** One or more buttons, with a choice before them where the command needs one. */
export interface PressControl {
  kind: 'presses'
  id: ControlId
  presses: readonly Press[]
  choice?: Choice
}

/** Something that is on or off; the command carries `on`. */
export interface SwitchControl {
  kind: 'switch'
  id: ControlId
  command: CommandName
}

/** One or more numbers that go into one command, with a choice before them where the command needs one. */
export interface SliderControl {
  kind: 'sliders'
  id: ControlId
  command: CommandName
  sliders: readonly NumberParameter[]
  choice?: Choice
}

/** A place on the earth, which is typed in; the command carries `latitude` and `longitude`. */
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
