import type { ChoiceParameter, NumberParameter, Parameters } from './command.ts'

export interface Option {
  id: 'front' | 'rear' | 'frontLeft' | 'frontRight' | 'rearLeft' | 'rearCentre' | 'rearRight'
  value: string | number
}

/** What a command applies to, such as a seat; choosing an option sends nothing yet. */
export interface Choice {
  parameter: ChoiceParameter
  options: readonly [Option, ...Option[]]
}

// Commands are named as in Tesla's public Fleet API, where it has them (docs/decisions.md, "Vehicle commands").

/** A button that sends its command at the first press. */
const press = <Id extends string, Command extends string>(
  id: Id,
  command: Command,
  parameters: Parameters = {},
) => ({ isTwoStep: false, id, command, parameters }) as const

/** A button that sends its command at the second press, since it can harm somebody or lets somebody in. */
const twoStep = <Id extends string, Command extends string>(
  id: Id,
  command: Command,
  parameters: Parameters = {},
) => ({ isTwoStep: true, id, command, parameters }) as const

const TRUNK: Choice = {
  parameter: 'which_trunk',
  options: [
    { id: 'rear', value: 'rear' },
    { id: 'front', value: 'front' },
  ],
}

// The Fleet API has no seat 3.
const SEAT: Choice = {
  parameter: 'seat_position',
  options: [
    { id: 'frontLeft', value: 0 },
    { id: 'frontRight', value: 1 },
    { id: 'rearLeft', value: 2 },
    { id: 'rearCentre', value: 4 },
    { id: 'rearRight', value: 5 },
  ],
}

/** All choices that controls have. */
export const CHOICES: readonly Choice[] = [TRUNK, SEAT]

/** A control of buttons, after a choice if their command needs one. */
const buttons = <Id extends string, Buttons extends readonly object[]>(
  id: Id,
  presses: Buttons,
  choice?: Choice,
) => ({ kind: 'presses', id, presses, ...(choice && { choice }) }) as const

const CAR = {
  id: 'car',
  controls: [
    buttons('doors', [press('lock', 'door_lock'), twoStep('unlock', 'door_unlock')]),
    // One command moves the lid either way, so 'close' may open it: both buttons need a second press.
    buttons('trunk', [twoStep('openTrunk', 'actuate_trunk'), twoStep('closeTrunk', 'actuate_trunk')], TRUNK),
    buttons('windows', [
      press('ventWindows', 'window_control', { command: 'vent' }),
      press('closeWindows', 'window_control', { command: 'close' }),
    ]),
    buttons('mirrors', [press('fold', 'fold_mirrors'), press('unfold', 'unfold_mirrors')]),
    buttons('signals', [press('honk', 'honk_horn'), press('flash', 'flash_lights')]),
    buttons('summon', [
      twoStep('summonForward', 'summon', { forward: true, reverse: false }),
      twoStep('summonReverse', 'summon', { forward: false, reverse: true }),
    ]),
    buttons('drive', [twoStep('start', 'remote_start_drive')]),
    buttons('valetPin', [twoStep('resetPin', 'reset_valet_pin')]),
    { kind: 'switch', id: 'sentry', command: 'set_sentry_mode' },
    { kind: 'switch', id: 'valet', command: 'set_valet_mode' },
    { kind: 'place', id: 'smartSummon', command: 'smart_summon', press: 'smartSummon' },
  ],
} as const

const CLIMATE = {
  id: 'climate',
  controls: [
    buttons('climate', [
      press('startClimate', 'auto_conditioning_start'),
      press('stopClimate', 'auto_conditioning_stop'),
    ]),
    { kind: 'sliders', id: 'temperature', command: 'set_temps', sliders: ['driver_temp', 'passenger_temp'] },
    {
      kind: 'sliders',
      id: 'seatHeater',
      command: 'remote_seat_heater_request',
      choice: SEAT,
      sliders: ['level'],
    },
    { kind: 'switch', id: 'wheelHeater', command: 'remote_steering_wheel_heater_request' },
    { kind: 'switch', id: 'defrost', command: 'set_preconditioning_max' },
  ],
} as const

const BATTERY = {
  id: 'battery',
  controls: [
    buttons('charging', [press('startCharging', 'charge_start'), press('stopCharging', 'charge_stop')]),
    buttons('chargePort', [
      press('openPort', 'charge_port_door_open'),
      press('closePort', 'charge_port_door_close'),
    ]),
    { kind: 'sliders', id: 'chargeLimit', command: 'set_charge_limit', sliders: ['percent'] },
  ],
} as const

type KnownControl = (typeof CAR | typeof CLIMATE | typeof BATTERY)['controls'][number]

/** The ID of a control, named after its purpose. */
export type ControlId = KnownControl['id']

/** A button with the command it sends. */
export type Press = Extract<KnownControl, { kind: 'presses' }>['presses'][number]

/** The name of a command. */
export type CommandName =
  | Press['command']
  | Exclude<KnownControl, { kind: 'presses' }>['command']
  | 'set_power'

/** What a control sends: it is logged to the console and listed on the page, and goes no further. */
export interface VehicleCommand {
  command: CommandName
  parameters: Parameters
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

/** A place on the earth that the user types in; its button asks for a second press. */
export interface PlaceControl {
  kind: 'place'
  id: ControlId
  command: CommandName
  press: 'smartSummon'
}

/** One control of the page. */
export type Control = PressControl | SwitchControl | SliderControl | PlaceControl

/** A panel with its controls. */
export interface ControlGroup {
  id: 'car' | 'climate' | 'battery'
  controls: readonly Control[]
}

/** The three panels with all their controls, in the order of the page. */
export const CONTROL_GROUPS: readonly ControlGroup[] = [CAR, CLIMATE, BATTERY]
