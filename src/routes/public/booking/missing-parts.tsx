import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { paths } from '@/paths'
import { missingParts, type MissingPart } from '@/rental/booking'
import { Button, ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'

import type { BookingState } from './booking-state'

/** What the booking still lacks, each with the way to it (D6). */
export function MissingParts({ booking, change, session }: BookingState) {
  const { t } = useTranslation('booking')
  const { pathname, search } = useLocation()
  const missing = missingParts({ signedIn: session !== undefined, ...booking })
  const backToChoice = () => change({ step: 'choose' })

  const shown: Record<MissingPart, { text: string; action: React.ReactNode }> = {
    'sign-in': {
      text: t('summary.missingSignIn'),
      action: <ButtonLink to={paths.authThen(pathname + search)}>{t('summary.signIn')}</ButtonLink>,
    },
    'pickup-and-return': {
      text: t('summary.missingPeriod'),
      action: <Button onClick={backToChoice}>{t('summary.choosePeriod')}</Button>,
    },
    vehicle: {
      text: t('summary.missingVehicle'),
      action: <Button onClick={backToChoice}>{t('summary.chooseVehicle')}</Button>,
    },
  }
  return missing.map((part) => (
    <Notice key={part} tone="warning" action={shown[part].action}>
      {shown[part].text}
    </Notice>
  ))
}
