import { memo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { RANGES, type NumberParameter } from '@/rental/vehicle-commands/command'
import type { Choice, Control, Press } from '@/rental/vehicle-commands/control-groups'
import { MAX_DEGREES, readDegrees, type Coordinate } from '@/rental/vehicle-commands/coordinate'
import { Button } from '@/ui/button'
import { Field, SelectField } from '@/ui/field'
import { Cluster, Stack } from '@/ui/layout'
import { Slider } from '@/ui/slider'
import { Switch } from '@/ui/switch'
import { TwoStepButton } from '@/ui/two-step-button'

import { useCommandLabels } from './use-command-labels'
import type { Send } from './use-command-log'

import styles from './controls.module.css'

interface ControlProps<Kind = unknown> {
  control: Control<Kind>
  send: Send
}

/** A control with its buttons, sliders, switch or fields. Memoized, since each press renders the page around them. */
export const VehicleControl = memo(function VehicleControl({ control, send }: ControlProps) {
  if (control.kind === 'presses') return <PressRow control={control} send={send} />
  if (control.kind === 'switch') return <SwitchRow control={control} send={send} />
  if (control.kind === 'sliders') return <SliderRow control={control} send={send} />
  return <PlaceRow control={control} send={send} />
})

function PressRow({ control: { id, choice, presses }, send }: ControlProps<'presses'>) {
  const { t } = useTranslation('control')
  const { chosen, select } = useChoice(choice)
  const sendPress = ({ id, command, parameters }: Press) =>
    send(`press.${id}`, { command, parameters: { ...parameters, ...chosen } })
  return (
    <ControlRow id={id}>
      {select}
      <div className={styles.buttons}>
        {presses.map((press) =>
          press.isTwoStep ? (
            <TwoStepButton key={press.id} again={t(`again.${press.id}`)} onConfirm={() => sendPress(press)}>
              {t(`press.${press.id}`)}
            </TwoStepButton>
          ) : (
            <Button key={press.id} onClick={() => sendPress(press)}>
              {t(`press.${press.id}`)}
            </Button>
          ),
        )}
      </div>
    </ControlRow>
  )
}

function SwitchRow({ control: { id, command }, send }: ControlProps<'switch'>) {
  const { t } = useTranslation('control')
  const [isOn, setOn] = useState(false)
  const change = (on: boolean) => {
    setOn(on)
    send(`control.${id}`, { command, parameters: { on } })
  }
  return (
    <div className={styles.row}>
      <Switch label={t(`control.${id}`)} checked={isOn} onChange={change} />
    </div>
  )
}

/** A control with sliders. Each option of its choice, such as each seat, keeps its own values. */
function SliderRow({ control: { id, command, sliders, choice }, send }: ControlProps<'sliders'>) {
  const { t } = useTranslation('control')
  const { numberLabel } = useCommandLabels()
  const { id: optionId = '', chosen, select } = useChoice(choice)
  const [moved, setMoved] = useState<Readonly<Record<string, number>>>({})
  const valueOf = (name: NumberParameter) => moved[optionId + name] ?? RANGES[name].initial
  const values = Object.fromEntries(sliders.map((name) => [name, valueOf(name)]))
  return (
    <ControlRow id={id}>
      {select}
      {sliders.map((name) => {
        const { min, max, step, acceptedByCar } = RANGES[name]
        const accepted = { from: acceptedByCar.min, to: numberLabel(name, acceptedByCar.max) }
        return (
          <Slider
            key={name}
            label={t(`parameter.${name}`)}
            min={min}
            max={max}
            step={step}
            value={valueOf(name)}
            text={numberLabel(name, valueOf(name))}
            mark={{ ...acceptedByCar, text: t('carTakes', accepted) }}
            onMove={(value) => setMoved({ ...moved, [optionId + name]: value })}
            onCommit={(value) =>
              send(`control.${id}`, { command, parameters: { ...chosen, ...values, [name]: value } })
            }
          />
        )
      })}
    </ControlRow>
  )
}

/** A place that is typed in. Mistakes are shown only after a press on the button. */
function PlaceRow({ control, send }: ControlProps<'place'>) {
  const { t } = useTranslation('control')
  const [typed, setTyped] = useState({ latitude: '', longitude: '' })
  const [isChecked, setChecked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const latitude = readDegrees('latitude', typed.latitude)
  const longitude = readDegrees('longitude', typed.longitude)
  const check = () => {
    flushSync(() => setChecked(true))
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    return latitude.kind === 'read' && longitude.kind === 'read'
  }
  const sendPlace = () => {
    if (latitude.kind === 'refused' || longitude.kind === 'refused') return
    const parameters = { latitude: latitude.degrees, longitude: longitude.degrees }
    send(`press.${control.press}`, { command: control.command, parameters })
  }
  const field = (name: Coordinate, read: typeof latitude) => {
    const limit = { max: MAX_DEGREES[name] }
    return (
      <Field
        label={t(`parameter.${name}`)}
        hint={t('degrees.hint', limit)}
        error={isChecked && read.kind === 'refused' ? t(`degrees.${read.problem}`, limit) : undefined}
        autoComplete="off"
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    )
  }
  return (
    <ControlRow id={control.id}>
      <div className={styles.fields} ref={fields}>
        {field('latitude', latitude)}
        {field('longitude', longitude)}
      </div>
      <div className={styles.buttons}>
        <TwoStepButton again={t(`again.${control.press}`)} checkFirst={check} onConfirm={sendPlace}>
          {t(`press.${control.press}`)}
        </TwoStepButton>
      </div>
    </ControlRow>
  )
}

function ControlRow({ id, children }: { id: Control['id']; children: ReactNode }) {
  const { t } = useTranslation('control')
  return (
    <Cluster className={styles.row} role="group" aria-labelledby={id}>
      <h3 id={id}>{t(`control.${id}`)}</h3>
      <Stack gap={3}>{children}</Stack>
    </Cluster>
  )
}

/** The parameter of what a command applies to, such as a seat, and the field that chooses it; neither without a choice. */
function useChoice(choice: Choice | undefined) {
  const { t } = useTranslation('control')
  const [id, setId] = useState(choice?.options[0].id)
  const option = choice?.options.find((some) => some.id === id)
  if (!choice || !option) return {}
  const select = (
    <SelectField
      label={t(`parameter.${choice.parameter}`)}
      value={id}
      options={choice.options.map(({ id }) => [id, t(`option.${id}`)])}
      onChoose={(chosen) => setId(choice.options.find(({ id }) => id === chosen)?.id)}
    />
  )
  return { id, chosen: { [choice.parameter]: option.value }, select }
}
