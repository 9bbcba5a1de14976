import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { fleetSeenAt } from '@/api/fleet-seen'
import { useFormats } from '@/i18n/use-formats'
import { dayOf, nowInBelgrade } from '@/rental/wall-clock'
import { Notice } from '@/ui/notice'

/** Says of when the fleet is that is shown without a network; nothing where none was kept. */
export default function FleetAge({ onOnline }: { onOnline: () => void }) {
  const { t } = useTranslation('booking')
  const { dayAt } = useFormats()
  const [seenAt, setSeenAt] = useState<Date>()
  useEffect(() => {
    void fleetSeenAt().then(setSeenAt)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [onOnline])
  if (seenAt === undefined) return null
  const time = nowInBelgrade(seenAt)
  return <Notice role="status">{t('fleetSeen', { time: dayAt(dayOf(time), time.slice(11, 16)) })}</Notice>
}
