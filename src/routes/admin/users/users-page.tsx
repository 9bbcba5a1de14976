import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { usersQuery } from '@/api/users'
import { reservationsQuery } from '@/api/reservations'
import { useFailureText } from '@/i18n/use-failure-text'
import { LoadFailure } from '@/ui/load-failure'
import { PageTitle } from '@/ui/page-title'
import { Skeleton } from '@/ui/skeleton'

import { countByUser } from './count-by-user'
import { UserList } from './user-list'

import styles from './users-page.module.css'

/** Everybody with an account (D22). It is rendered for administrators alone, and only then asks who there is (D15). */
export default function UsersPage() {
  const { t } = useTranslation('users')
  return (
    <div className={styles.page}>
      <PageTitle />
      <h1>{t('title')}</h1>
      <Users />
    </div>
  )
}

function Users() {
  const { t } = useTranslation(['users', 'common'])
  const failureText = useFailureText()
  const users = useQuery(usersQuery())
  const counts = useQuery({ ...reservationsQuery(), select: countByUser })
  if (users.isLoadingError) {
    return (
      <LoadFailure onRetry={() => void users.refetch()}>
        {t('loadFailed')} {failureText(users.error)}
      </LoadFailure>
    )
  }
  if (users.data === undefined) {
    return (
      <div role="status" aria-label={t('common:loading')}>
        <Skeleton height="30rem" />
      </div>
    )
  }
  return (
    <>
      {counts.isLoadingError && (
        <LoadFailure onRetry={() => void counts.refetch()}>
          {t('countFailed')} {failureText(counts.error)}
        </LoadFailure>
      )}
      {users.data.length === 0 ? <p>{t('empty')}</p> : <UserList users={users.data} counts={counts.data} />}
    </>
  )
}
