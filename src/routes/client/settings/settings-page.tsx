import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import { endSession } from '@/session/sign-in'
import { useCurrentUser } from '@/session/use-current-user'
import { Button } from '@/ui/button'
import { chooseColorScheme, COLOR_SCHEMES, currentColorScheme, onColorScheme } from '@/ui/color-scheme'
import { LanguageSelect } from '@/ui/language-select'
import { PageTitle } from '@/ui/page-title'

import styles from './settings-page.module.css'

export default function SettingsPage() {
  const { t } = useTranslation(['client', 'common'])
  const languageId = useId()
  const accountId = useId()
  return (
    <div className={styles.page}>
      <PageTitle />
      <h1>{t('settings.title')}</h1>
      <section aria-labelledby={languageId}>
        <h2 id={languageId}>{t('common:language')}</h2>
        <LanguageSelect />
      </section>
      <section>
        <ColorSchemeChoice />
      </section>
      <section aria-labelledby={accountId}>
        <h2 id={accountId}>{t('settings.account')}</h2>
        <OwnData />
      </section>
      <section>
        <p>{t('settings.signOutNote')}</p>
        <Button onClick={endSession}>{t('common:signOut')}</Button>
      </section>
    </div>
  )
}

function ColorSchemeChoice() {
  const { t } = useTranslation('client')
  const name = useId()
  const chosen = useSyncExternalStore(onColorScheme, currentColorScheme)
  return (
    <fieldset className={styles.schemes}>
      <legend>{t('settings.scheme')}</legend>
      {COLOR_SCHEMES.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name={name}
            value={scheme}
            checked={chosen === scheme}
            onChange={() => chooseColorScheme(scheme)}
          />
          {t(`settings.schemes.${scheme}`)}
        </label>
      ))}
    </fieldset>
  )
}

function OwnData() {
  const { t } = useTranslation('client')
  const { data: user } = useCurrentUser()
  const role = user?.role
  const facts = [
    [t('settings.name'), user?.fullName],
    [t('settings.email'), user?.email],
    [t('settings.phone'), user?.phone],
    [t('settings.role'), role === 'administrator' || role === 'client' ? t(`settings.roles.${role}`) : role],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? t('settings.notKnown')}</dd>
        </div>
      ))}
    </dl>
  )
}
