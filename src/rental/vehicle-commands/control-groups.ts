import type { ChoiceParameter, NumberParameter, Parameters } from './command.ts'

interface Option {
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
  parameters?: Parameters,
) => ({ ...press(id, command, parameters), isTwoStep: true }) as const

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
) => ({ kind: 'presses', id, presses, choice }) as const

/** Numbers sent in one command, after a choice if the command needs one. */
const sliders = <Id extends string, Command extends string>(
  id: Id,
  command: Command,
  sliders: readonly NumberParameter[],
  choice?: Choice,
) => ({ kind: 'sliders', id, command, sliders, choice }) as const

/** A setting that is on or off; the command carries `on`. */
const onOff = <Id extends string, Command extends string>(id: Id, command: Command) =>
  ({ kind: 'switch', id, command }) as const

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
    onOff('sentry', 'set_sentry_mode'),
    onOff('valet', 'set_valet_mode'),
    // A place on the earth that the user types in.
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
    sliders('temperature', 'set_temps', ['driver_temp', 'passenger_temp']),
    sliders('seatHeater', 'remote_seat_heater_request', ['level'], SEAT),
    onOff('wheelHeater', 'remote_steering_wheel_heater_request'),
    onOff('defrost', 'set_preconditioning_max'),
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
    sliders('chargeLimit', 'set_charge_limit', ['percent']),
  ],
} as const

/** One control of the page, of that kind. */
export type Control<Kind = unknown> = Extract<
  (typeof CAR | typeof CLIMATE | typeof BATTERY)['controls'][number],
  { kind: Kind }
>

/** The ID of a control, named after its purpose. */
export type ControlId = Control['id']

/** A button with the command it sends. */
export type Press = Control<'presses'>['presses'][number]

/** The name of a command. */
export type CommandName = Press['command'] | Control<'switch' | 'sliders' | 'place'>['command'] | 'set_power'

/** What a control sends: it is logged to the console and listed on the page, and goes no further. */
export interface VehicleCommand {
  command: CommandName
  parameters: Parameters
}

/** A panel with its controls. */
export interface ControlGroup {
  id: 'car' | 'climate' | 'battery'
  controls: readonly Control[]
}

/** The three panels with all their controls, in the order of the page. */
export const CONTROL_GROUPS: readonly ControlGroup[] = [CAR, CLIMATE, BATTERY]
