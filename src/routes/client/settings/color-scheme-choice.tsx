import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import { chooseColorScheme, COLOR_SCHEMES, currentColorScheme, onColorScheme } from '@/ui/color-scheme'

import styles from './color-scheme-choice.module.css'

/** The choice of the colours: those of the system, light or dark (D22). */
export function ColorSchemeChoice() {
  const { t } = useTranslation('settings')
  const name = useId()
  const chosen = useSyncExternalStore(onColorScheme, currentColorScheme)
  return (
    <fieldset className={styles.schemes}>
      <legend>{t('scheme')}</legend>
      {COLOR_SCHEMES.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name={name}
            value={scheme}
            checked={chosen === scheme}
            onChange={() => chooseColorScheme(scheme)}
          />
          {t(`schemes.${scheme}`)}
        </label>
      ))}
    </fieldset>
  )
}
