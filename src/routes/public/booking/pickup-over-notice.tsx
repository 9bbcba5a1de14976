import { useTranslation } from 'react-i18next'

import { company, phoneLink } from '@/company/company'
import { isPickupOver, RENTAL_TIME } from '@/rental/period'
import type { Day } from '@/rental/wall-clock'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { Notice } from '@/ui/notice'

/** Says that the pickup time of the chosen day is over, and whom to call (docs/decisions.md, "One day at least"). */
export function PickupOverNotice({ pickup }: { pickup: Day }) {
  const { t } = useTranslation('booking')
  const now = useCurrentMinute()
  if (!isPickupOver(pickup, now)) return null
  return (
    <Notice tone="warning" role="status">
      {t('pickupOver', { time: RENTAL_TIME })} <a href={phoneLink}>{company.phone}</a>
    </Notice>
  )
}
