import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import { endSession } from '@/session/sign-in'
import { useCurrentUser } from '@/session/use-current-user'
import { Button } from '@/ui/button'
import { chooseColorScheme, COLOR_SCHEMES, currentColorScheme, onColorScheme } from '@/ui/color-scheme'
import { LanguageSelect } from '@/ui/language-select'
import { Fact, Facts, Page, Panel } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'
import { RadioGroup } from '@/ui/radio-group'

import styles from './settings-page.module.css'

export default function SettingsPage() {
  const { t } = useTranslation(['client', 'common'])
  const languageId = useId()
  const accountId = useId()
  return (
    <Page className={styles.page}>
      <PageTitle />
      <h1>{t('settings.title')}</h1>
      <Panel as="section" align="start" gap={3} aria-labelledby={languageId}>
        <h2 id={languageId}>{t('common:language')}</h2>
        <LanguageSelect />
      </Panel>
      <Panel as="section">
        <ColorSchemeChoice />
      </Panel>
      <Panel as="section" gap={3} aria-labelledby={accountId}>
        <h2 id={accountId}>{t('settings.account')}</h2>
        <OwnData />
      </Panel>
      <Panel as="section" align="start" gap={3}>
        <p>{t('settings.signOutNote')}</p>
        <Button onClick={endSession}>{t('common:signOut')}</Button>
      </Panel>
    </Page>
  )
}

function ColorSchemeChoice() {
  const { t } = useTranslation('client')
  return (
    <RadioGroup
      legend={<h2>{t('settings.scheme')}</h2>}
      options={COLOR_SCHEMES.map((value) => ({ value, label: t(`settings.schemes.${value}`) }))}
      value={useSyncExternalStore(onColorScheme, currentColorScheme)}
      onChange={chooseColorScheme}
    />
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
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value ?? t('settings.notKnown')}
        </Fact>
      ))}
    </Facts>
  )
}
