import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Choice, Option } from '@/rental/vehicle-commands/control-groups'
import { SelectField } from '@/ui/field'
import { Cluster, Stack } from '@/ui/layout'

import styles from './control-row.module.css'

export function ControlRow({ name, children }: { name: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Cluster className={styles.row} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{name}</h3>
      <Stack gap={3}>{children}</Stack>
    </Cluster>
  )
}

interface ChoiceSelectProps {
  choice: Choice
  option: Option
  onChoose: (option: Option) => void
}

export function ChoiceSelect({ choice: { parameter, options }, option, onChoose }: ChoiceSelectProps) {
  const { t } = useTranslation('control')
  return (
    <SelectField
      label={t(`parameter.${parameter}`)}
      value={option.id}
      onChange={(event) => {
        const chosen = options.find(({ id }) => id === event.target.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {options.map(({ id }) => (
        <option key={id} value={id}>
          {t(`option.${id}`)}
        </option>
      ))}
    </SelectField>
  )
}
