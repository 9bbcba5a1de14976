import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { company, phoneLink } from '@/company'
import { newsOf } from '@/rental/next-reservation'
import { nowInBelgrade, type WallClock } from '@/rental/wall-clock'
import { Notice } from '@/ui/notice'

const TONES = {
  deposit: 'warning',
  confirmation: 'info',
  success: 'success',
  running: 'success',
  over: 'info',
  failed: 'danger',
} as const

/** What comes next for a reservation, or that nothing does; where we ask to be contacted, how. */
export function NextNotice({ reservation, role }: { reservation: Reservation; role?: 'status' }) {
  const { t } = useTranslation('client')
  const news = newsOf(reservation, useThisMinute())
  return (
    <Notice tone={TONES[news]} {...(role && { role })}>
      {t(`next.${news}`)}
      {news === 'failed' && (
        <>
          {' '}
          <a href={phoneLink}>{company.phone}</a>, <a href={`mailto:${company.email}`}>{company.email}</a>
        </>
      )}
    </Notice>
  )
}

/** The minute it is in Belgrade, read anew whenever the page is looked at. */
export const useThisMinute = (): WallClock => useSyncExternalStore(onLook, thisMinute)

const thisMinute = (): WallClock => `${nowInBelgrade().slice(0, 16)}:00`

// No timer: the words of a page that nobody looks at may be old.
function onLook(look: () => void) {
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
}
