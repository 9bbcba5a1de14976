import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { company, phoneLink } from '@/company'
import { newsOf } from '@/rental/next-reservation'
import { Notice } from '@/ui/notice'

import { useThisMinute } from './use-written-time'

const TONES = {
  deposit: 'warning',
  confirmation: 'info',
  success: 'success',
  running: 'success',
  over: 'info',
  failed: 'danger',
} as const

/** Says what comes next for a reservation; for a failed one, with the company's phone number and e-mail address. */
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
