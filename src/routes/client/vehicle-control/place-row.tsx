import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { placeCommand } from '@/rental/vehicle-commands/build-command'
import type { PlaceControl } from '@/rental/vehicle-commands/control-groups'
import { MAX_DEGREES, readDegrees, type Coordinate } from '@/rental/vehicle-commands/coordinate'
import { Field } from '@/ui/field'
import { TwoStepButton } from '@/ui/two-step-button'

import { ControlRow } from './control-row'
import type { Send } from './use-command-log'

import styles from './control-row.module.css'

export function PlaceRow({ control, send }: { control: PlaceControl; send: Send }) {
  const { t } = useTranslation('control')
  const [typed, setTyped] = useState({ latitude: '', longitude: '' })
  // Mistakes are shown only after a press on the button.
  const [isChecked, setChecked] = useState(false)
  const fields = useRef<Partial<Record<Coordinate, HTMLInputElement | null>>>({})
  const latitude = readDegrees('latitude', typed.latitude)
  const longitude = readDegrees('longitude', typed.longitude)

  const check = () => {
    setChecked(true)
    if (latitude.kind === 'refused') fields.current.latitude?.focus()
    else if (longitude.kind === 'refused') fields.current.longitude?.focus()
    return latitude.kind === 'read' && longitude.kind === 'read'
  }
  const sendPlace = () => {
    if (latitude.kind === 'refused' || longitude.kind === 'refused') return
    const place = { latitude: latitude.degrees, longitude: longitude.degrees }
    send({ kind: 'press', id: control.press }, placeCommand(control, place))
  }
  const field = (name: Coordinate, read: typeof latitude) => {
    const limit = { max: MAX_DEGREES[name] }
    return (
      <Field
        ref={(input) => {
          fields.current[name] = input
        }}
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
    <ControlRow name={t(`control.${control.id}`)}>
      <div className={styles.fields}>
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
