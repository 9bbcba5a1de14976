import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './payment-mode.module.css'

const MODES = [
  { value: 'uzivo', label: 'inPerson' },
  { value: 'uplatnica', label: 'bySlip' },
] as const

type Mode = (typeof MODES)[number]['value']

/** How the advance is paid: in person, or by payment slip (section 2). */
export function PaymentMode({ value, onChange }: { value: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation('deposit')
  const name = useId()
  return (
    <fieldset className={styles.modes}>
      <legend>{t('modeTitle')}</legend>
      {MODES.map((mode) => (
        <label key={mode.value}>
          <input
            type="radio"
            name={name}
            value={mode.value}
            checked={value === mode.value}
            onChange={() => onChange(mode.value)}
          />
          {t(mode.label)}
        </label>
      ))}
    </fieldset>
  )
}
