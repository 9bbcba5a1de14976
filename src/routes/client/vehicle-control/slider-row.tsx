import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { sliderCommand } from '@/rental/vehicle-commands/build-command'
import { RANGES, type NumberParameter } from '@/rental/vehicle-commands/command'
import type { SliderControl } from '@/rental/vehicle-commands/control-groups'
import { Slider } from '@/ui/slider'

import { ChoiceSelect, ControlRow } from './control-row'
import { useCommandLabels } from './use-command-labels'
import type { Send } from './use-command-log'

type Values = Readonly<Partial<Record<NumberParameter, number>>>

/** A control with sliders. Each option of its choice, such as each seat, keeps its own values. */
export function SliderRow({ control, send }: { control: SliderControl; send: Send }) {
  const { t } = useTranslation('control')
  const { numberLabel, acceptedLabel } = useCommandLabels()
  const { id, choice, sliders } = control
  const [option, setOption] = useState(choice?.options[0])
  const [valuesByOption, setValuesByOption] = useState<Readonly<Record<string, Values>>>({})
  const key = option?.id ?? ''
  const values = valuesByOption[key] ?? {}

  const move = (name: NumberParameter, value: number) =>
    setValuesByOption((before) => ({ ...before, [key]: { ...before[key], [name]: value } }))
  const commit = (name: NumberParameter, value: number) => {
    const chosen = choice && option && { choice, option }
    send({ kind: 'control', id }, sliderCommand(control, { ...values, [name]: value }, chosen))
  }
  return (
    <ControlRow name={t(`control.${id}`)}>
      {choice && option && <ChoiceSelect choice={choice} option={option} onChoose={setOption} />}
      {sliders.map((name) => {
        const { min, max, step, initial, acceptedByCar } = RANGES[name]
        const value = values[name] ?? initial
        return (
          <Slider
            key={name}
            label={t(`parameter.${name}`)}
            min={min}
            max={max}
            step={step}
            value={value}
            text={numberLabel(name, value)}
            mark={{ ...acceptedByCar, text: acceptedLabel(name) }}
            onMove={(moved) => move(name, moved)}
            onCommit={(committed) => commit(name, committed)}
          />
        )
      })}
    </ControlRow>
  )
}
