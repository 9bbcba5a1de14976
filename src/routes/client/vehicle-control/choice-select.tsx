import { useTranslation } from 'react-i18next'

import type { Choice, Option } from '@/rental/vehicle-commands/control'

import styles from './choice-select.module.css'

interface ChoiceSelectProps {
  choice: Choice
  option: Option
  onChoose: (option: Option) => void
}

/** What a command is about, such as the seat to be heated. */
export function ChoiceSelect({ choice: { parameter, options }, option, onChoose }: ChoiceSelectProps) {
  const { t } = useTranslation('control')
  return (
    <label className={styles.choice}>
      {t(`parameter.${parameter}`)}
      <select
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
      </select>
    </label>
  )
}
