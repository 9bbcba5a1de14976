import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { endSession } from '@/session/session'
import { Button } from '@/ui/button'
import { LanguageSelect } from '@/ui/language-select'
import { PageTitle } from '@/ui/page-title'

import { ColorSchemeChoice } from './color-scheme-choice'
import { OwnData } from './own-data'

import styles from './settings-page.module.css'

/** What the user can choose, what the shop has of the user, and the way out (D22). */
export default function SettingsPage() {
  const { t } = useTranslation(['settings', 'common'])
  const languageId = useId()
  const accountId = useId()
  return (
    <div className={styles.page}>
      <PageTitle />
      <h1>{t('title')}</h1>
      <section aria-labelledby={languageId}>
        <h2 id={languageId}>{t('common:language')}</h2>
        <LanguageSelect />
      </section>
      <section>
        <ColorSchemeChoice />
      </section>
      <section aria-labelledby={accountId}>
        <h2 id={accountId}>{t('account')}</h2>
        <OwnData />
      </section>
      <section>
        <p>{t('signOutNote')}</p>
        <Button onClick={endSession}>{t('common:signOut')}</Button>
      </section>
    </div>
  )
}
