import { useTranslation } from 'react-i18next'

import type { Control, ControlGroup } from '@/rental/vehicle-commands/control'

import { PlaceRow } from './place-row'
import { PressRow } from './press-row'
import { SliderRow } from './slider-row'
import { SwitchRow } from './switch-row'
import type { Send } from './use-command-log'

import styles from './control-panel.module.css'

interface ControlPanelProps {
  id: string
  group: ControlGroup
  /** The button that opens the panel, which is its name. */
  labelledBy: string
  isOpen: boolean
  send: Send
}

/** A panel with the controls of a group. A closed one stays on the page, so that its switches stand as they were left. */
export function ControlPanel({ id, group, labelledBy, isOpen, send }: ControlPanelProps) {
  const { t } = useTranslation('control')
  return (
    <section className={styles.panel} id={id} aria-labelledby={labelledBy} hidden={!isOpen}>
      <h2>{t(`group.${group.id}`)}</h2>
      {group.controls.map((control) => (
        <ControlOf key={control.id} control={control} send={send} />
      ))}
    </section>
  )
}

function ControlOf({ control, send }: { control: Control; send: Send }) {
  if (control.kind === 'presses') return <PressRow control={control} send={send} />
  if (control.kind === 'switch') return <SwitchRow control={control} send={send} />
  if (control.kind === 'sliders') return <SliderRow control={control} send={send} />
  return <PlaceRow control={control} send={send} />
}
