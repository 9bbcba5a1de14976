import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { company, phoneLink } from '@/company/company'
import { reservationStateOf } from '@/rental/next-reservation'
import { Notice } from '@/ui/notice'

import { useCurrentMinute } from './use-current-minute'

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
  const state = reservationStateOf(reservation, useCurrentMinute())
  return (
    <Notice tone={TONES[state]} {...(role && { role })}>
      {t(`next.${state}`)}
      {state === 'failed' && (
        <>
          {' '}
          <a href={phoneLink}>{company.phone}</a>, <a href={`mailto:${company.email}`}>{company.email}</a>
        </>
      )}
    </Notice>
  )
}
