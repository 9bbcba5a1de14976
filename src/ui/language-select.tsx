import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { chooseLanguage } from '@/i18n/choose-language'
import { LANGUAGE_FACTS, languageFor, LANGUAGES, type Language } from '@/i18n/languages'

import { showToast } from './toast'

import styles from './language-select.module.css'

/** The choice of language; `onChoose` is called with the press, before the texts have loaded. */
export function LanguageSelect({ onChoose }: { onChoose?: () => void }) {
  const { t, i18n } = useTranslation()
  const [pendingLanguage, setPendingLanguage] = useState<Language>()
  const language = pendingLanguage ?? i18n.resolvedLanguage ?? 'en'

  const choose = (code: string) => {
    const chosen = languageFor(code)
    if (chosen === undefined || chosen === language) return
    setPendingLanguage(chosen)
    onChoose?.()
    void chooseLanguage(chosen)
      .catch(() => showToast('error', t('failure.languageUnavailable')))
      .finally(() => setPendingLanguage((now) => (now === chosen ? undefined : now)))
  }

  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const element = select.current
    // A language may be chosen on a prerendered page before this runs, even by the event that hydrates it.
    if (element === null || element.value === language) return
    const chosen = element.value
    // Shows the language in use again, so that a change event that follows is not a second choice.
    element.value = language
    choose(chosen)
    // oxlint-disable-next-line react/exhaustive-deps -- only what was chosen before the first time
  }, [])

  return (
    <select
      ref={select}
      className={styles.select}
      aria-label={t('language')}
      // Otherwise a browser restores the value of an earlier visit to a prerendered page, as if chosen now.
      autoComplete="off"
      value={language}
      onChange={(event) => choose(event.target.value)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={LANGUAGE_FACTS[language].tag}>
          {LANGUAGE_FACTS[language].name}
        </option>
      ))}
    </select>
  )
}
