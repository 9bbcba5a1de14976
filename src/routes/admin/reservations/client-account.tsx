import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { accountsByUser, NO_ACCOUNT } from '@/rental/user-accounts'
import { ContactFacts } from '@/reservations/contact-link'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { currentMinute } from '@/reservations/use-current-minute'
import { Fact, Facts, Panel } from '@/ui/layout'

/** The client whose reservations are shown: how to reach them, what they owe and what they have paid. */
export function ClientAccount({ userId, list }: { userId: string; list: ReservationList }) {
  const { t } = useTranslation('reservations')
  const { money } = useFormats()
  const { reservations, names } = list
  const { paid, owed } = useMemo(
    () => accountsByUser(reservations.rows ?? [], currentMinute()).get(userId) ?? NO_ACCOUNT,
    [reservations.rows, userId],
  )
  return (
    <Panel as="section" aria-label={t('account.name')}>
      <h2>{names.userName(userId)}</h2>
      <Facts layout="columns">
        <ContactFacts user={names.contacts.get(userId)} />
        <Fact name={t('account.owed')}>{money(owed)}</Fact>
        <Fact name={t('account.paid')}>{money(paid)}</Fact>
      </Facts>
    </Panel>
  )
}
