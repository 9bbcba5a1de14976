import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { endSession } from '@/session/sign-in'
import { useCurrentUser } from '@/session/use-current-user'
import { Button } from '@/ui/button'
import { chooseColorScheme, COLOR_SCHEMES, currentColorScheme } from '@/ui/color-scheme'
import { LanguageSelect } from '@/ui/language-select'
import { Fact, Facts, Page, Panel } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'
import { RadioGroup } from '@/ui/radio-group'

import styles from './settings-page.module.css'

export default function SettingsPage() {
  const { t } = useTranslation(['client', 'common'])
  const [scheme, setScheme] = useState(currentColorScheme)
  const { fullName, email, phone, role } = useCurrentUser().data ?? {}
  const roleName = role === 'administrator' || role === 'client' ? t(`settings.roles.${role}`) : role
  const notKnown = t('settings.notKnown')
  return (
    <Page className={styles.page}>
      <PageTitle />
      <h1>{t('settings.title')}</h1>
      <Panel as="section" align="start" gap={3} aria-labelledby="language">
        <h2 id="language">{t('common:language')}</h2>
        <LanguageSelect />
      </Panel>
      <Panel as="section">
        <RadioGroup
          legend={<h2>{t('settings.scheme')}</h2>}
          options={COLOR_SCHEMES.map((value) => ({ value, label: t(`settings.schemes.${value}`) }))}
          value={scheme}
          onChange={(chosen) => {
            chooseColorScheme(chosen)
            setScheme(chosen)
          }}
        />
      </Panel>
      <Panel as="section" gap={3} aria-labelledby="account">
        <h2 id="account">{t('settings.account')}</h2>
        <Facts>
          <Fact name={t('settings.name')}>{fullName ?? notKnown}</Fact>
          <Fact name={t('settings.email')}>{email ?? notKnown}</Fact>
          <Fact name={t('settings.phone')}>{phone ?? notKnown}</Fact>
          <Fact name={t('settings.role')}>{roleName ?? notKnown}</Fact>
        </Facts>
      </Panel>
      <Panel as="section" align="start" gap={3}>
        <p>{t('settings.signOutNote')}</p>
        <Button onClick={endSession}>{t('common:signOut')}</Button>
      </Panel>
    </Page>
  )
}
