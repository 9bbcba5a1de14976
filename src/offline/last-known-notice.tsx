import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { dayOf, nowInBelgrade } from '@/rental/wall-clock'
import { LoadFailure } from '@/ui/load-failure'

/** Says how old the reservations are that are shown offline. */
export function LastKnownNotice({ at, onRetry }: { at: Date; onRetry: () => void }) {
  const { t } = useTranslation('client')
  const { dayAt } = useFormats()
  const time = nowInBelgrade(at)
  return (
    <LoadFailure onRetry={onRetry}>
      {t('listSeen', { time: dayAt(dayOf(time), time.slice(11, 16)) })}
    </LoadFailure>
  )
}
