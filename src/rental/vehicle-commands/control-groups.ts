import type { CommandName, Parameters } from './command.ts'
import type { Choice, ControlGroup, PlainPressId, Press, TwoStepPressId } from './control.ts'

const press = (id: PlainPressId, command: CommandName, parameters: Parameters = {}): Press => ({
  isTwoStep: false,
  id,
  command,
  parameters,
})

const twoStep = (id: TwoStepPressId, command: CommandName, parameters: Parameters = {}): Press => ({
  isTwoStep: true,
  id,
  command,
  parameters,
})

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

const CAR: ControlGroup = {
  id: 'car',
  controls: [
    {
      kind: 'presses',
      id: 'doors',
      presses: [press('lock', 'door_lock'), twoStep('unlock', 'door_unlock')],
    },
    {
      kind: 'presses',
      id: 'trunk',
      choice: TRUNK,
      // One command moves the lid either way, so 'close' may open it: both buttons need a second press.
      presses: [twoStep('openTrunk', 'actuate_trunk'), twoStep('closeTrunk', 'actuate_trunk')],
    },
    {
      kind: 'presses',
      id: 'windows',
      presses: [
        press('ventWindows', 'window_control', { command: 'vent' }),
        press('closeWindows', 'window_control', { command: 'close' }),
      ],
    },
    {
      kind: 'presses',
      id: 'mirrors',
      presses: [press('fold', 'fold_mirrors'), press('unfold', 'unfold_mirrors')],
    },
    {
      kind: 'presses',
      id: 'signals',
      presses: [press('honk', 'honk_horn'), press('flash', 'flash_lights')],
    },
    {
      kind: 'presses',
      id: 'summon',
      presses: [
        twoStep('summonForward', 'summon', { forward: true, reverse: false }),
        twoStep('summonReverse', 'summon', { forward: false, reverse: true }),
      ],
    },
    { kind: 'presses', id: 'drive', presses: [twoStep('start', 'remote_start_drive')] },
    { kind: 'presses', id: 'valetPin', presses: [twoStep('resetPin', 'reset_valet_pin')] },
    { kind: 'switch', id: 'sentry', command: 'set_sentry_mode' },
    { kind: 'switch', id: 'valet', command: 'set_valet_mode' },
    { kind: 'place', id: 'smartSummon', command: 'smart_summon', press: 'smartSummon' },
  ],
}

const CLIMATE: ControlGroup = {
  id: 'climate',
  controls: [
    {
      kind: 'presses',
      id: 'climate',
      presses: [
        press('startClimate', 'auto_conditioning_start'),
        press('stopClimate', 'auto_conditioning_stop'),
      ],
    },
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
}

const BATTERY: ControlGroup = {
  id: 'battery',
  controls: [
    {
      kind: 'presses',
      id: 'charging',
      presses: [press('startCharging', 'charge_start'), press('stopCharging', 'charge_stop')],
    },
    {
      kind: 'presses',
      id: 'chargePort',
      presses: [press('openPort', 'charge_port_door_open'), press('closePort', 'charge_port_door_close')],
    },
    { kind: 'sliders', id: 'chargeLimit', command: 'set_charge_limit', sliders: ['percent'] },
  ],
}

/** The three panels with all their controls, in the order of the page. */
export const CONTROL_GROUPS: readonly ControlGroup[] = [CAR, CLIMATE, BATTERY]
