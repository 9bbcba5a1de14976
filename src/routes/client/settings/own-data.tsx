import { useTranslation } from 'react-i18next'

import { useCurrentUser } from '@/session/use-current-user'

import styles from './own-data.module.css'

/** What the shop has of the signed-in user. */
export function OwnData() {
  const { t } = useTranslation('settings')
  const { data: user } = useCurrentUser()
  const role = user?.role
  const facts = [
    [t('name'), user?.fullName],
    [t('email'), user?.email],
    [t('phone'), user?.phone],
    [t('role'), role === 'administrator' || role === 'client' ? t(`roles.${role}`) : role],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? t('notKnown')}</dd>
        </div>
      ))}
    </dl>
  )
}
