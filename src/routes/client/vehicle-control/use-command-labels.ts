import { useTranslation } from 'react-i18next'

import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { RANGES } from '@/rental/vehicle-commands/command'
import { CHOICES } from '@/rental/vehicle-commands/control-groups'

import type { LogEntry } from './use-command-log'

const NUMBERS = ['driver_temp', 'passenger_temp', 'level', 'percent', 'latitude', 'longitude'] as const

export function useCommandLabels() {
  const { t } = useTranslation('control')
  const { language, measure } = useFormats()

  const numberLabel = (name: (typeof NUMBERS)[number], value: number) => {
    const unit = name === 'latitude' || name === 'longitude' ? 'degrees' : RANGES[name].unit
    if (unit === '°C' || unit === '%') return measure(value, unit)
    return value.toLocaleString(LANGUAGE_FACTS[language].tag, { maximumFractionDigits: 12 })
  }

  /** Such as 'Temperature: Driver 21.5 °C · Passenger 20 °C'. The name of a button implies its other parameters. */
  const commandLabel = ({ source, parameters }: LogEntry): string => {
    const options = CHOICES.flatMap(({ parameter, options }) =>
      options.filter(({ value }) => value === parameters[parameter]).map(({ id }) => t(`option.${id}`)),
    )
    const numbers = NUMBERS.flatMap((name) => {
      const value = parameters[name]
      if (typeof value !== 'number') return []
      return t('named', { name: t(`parameter.${name}`), value: numberLabel(name, value) })
    })
    const states = typeof parameters.on === 'boolean' ? [t(parameters.on ? 'on' : 'off')] : []
    const details = [...options, ...numbers, ...states].join(' · ')
    return details === '' ? t(source) : t('detailed', { name: t(source), details })
  }

  return { numberLabel, commandLabel }
}
