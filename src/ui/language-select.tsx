import { useTranslation } from 'react-i18next'

import { chooseLanguage } from '@/i18n/choose-language'
import { languageFor, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages'

import { showToast } from './toast'

import styles from './language-select.module.css'

/** The choice of language (section 1); `onChosen` is called once the chosen one is spoken. */
export function LanguageSelect({ onChosen }: { onChosen?: () => void }) {
  const { t, i18n } = useTranslation()

  const choose = (code: string) => {
    const language = languageFor(code)
    if (language === undefined) return
    chooseLanguage(language).then(onChosen, () => showToast('error', t('failure.languageUnavailable')))
  }

  return (
    <select
      className={styles['select']}
      aria-label={t('language')}
      value={i18n.resolvedLanguage ?? 'en'}
      onChange={(event) => choose(event.target.value)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  )
}
