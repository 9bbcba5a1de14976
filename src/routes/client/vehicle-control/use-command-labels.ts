import { useTranslation } from 'react-i18next'

import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { RANGES, type NumberParameter } from '@/rental/vehicle-commands/command'
import { CHOICES } from '@/rental/vehicle-commands/control-groups'

import type { CommandSource, LogEntry } from './use-command-log'

// The parameters that a label spells out; the name of the button implies the others.
const LABELLED = [
  'which_trunk',
  'seat_position',
  'driver_temp',
  'passenger_temp',
  'level',
  'percent',
  'latitude',
  'longitude',
  'on',
] as const

const OPTIONS = CHOICES.flatMap(({ parameter, options }) =>
  options.map(({ id, value }) => ({ id, value, parameter })),
)

export function useCommandLabels() {
  const { t } = useTranslation('control')
  const { language, figure, measure } = useFormats()

  const numberLabel = (parameter: NumberParameter, value: number) => {
    const { unit } = RANGES[parameter]
    return unit === 'level' ? figure(value) : measure(value, unit)
  }

  /** Such as 'The car accepts 15 to 28 °C'. */
  const acceptedLabel = (parameter: NumberParameter) => {
    const { min, max } = RANGES[parameter].acceptedByCar
    return t('carTakes', { from: figure(min), to: numberLabel(parameter, max) })
  }

  const parameterLabel = (name: (typeof LABELLED)[number], value: string | number | boolean): string => {
    if (name === 'on') return t(value === true ? 'on' : 'off')
    if (name === 'which_trunk' || name === 'seat_position') {
      const option = OPTIONS.find((some) => some.parameter === name && some.value === value)
      return option ? t(`option.${option.id}`) : String(value)
    }
    const number = Number(value)
    const label =
      name === 'latitude' || name === 'longitude' ? degreesLabel(number) : numberLabel(name, number)
    return t('named', { name: t(`parameter.${name}`), value: label })
  }
  const degreesLabel = (degrees: number) =>
    new Intl.NumberFormat(LANGUAGE_FACTS[language].tag, { maximumFractionDigits: 12 }).format(degrees)

  const nameOf = (source: CommandSource): string => {
    if (source.kind === 'power') return t('power')
    return source.kind === 'press' ? t(`press.${source.id}`) : t(`control.${source.id}`)
  }

  /** Such as 'Temperature: Driver 21.5 °C · Passenger 20 °C'. */
  const commandLabel = ({ source, parameters }: Pick<LogEntry, 'source' | 'parameters'>): string => {
    const details = LABELLED.flatMap((name) => {
      const value = parameters[name]
      return value === undefined ? [] : parameterLabel(name, value)
    })
    const name = nameOf(source)
    return details.length === 0 ? name : t('detailed', { name, details: details.join(' · ') })
  }

  return { numberLabel, acceptedLabel, commandLabel }
}
