import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { paths } from '@/paths'
import { missingParts, type MissingPart } from '@/rental/booking'
import { useSession } from '@/session/session'
import { Button, ButtonLink } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { bringIntoSight, Notice } from '@/ui/notice'

import { useBookingChoice } from './use-booking-choice'

const MISSING_PARTS = 'missing-parts'

/** Scrolls to what the booking still lacks. */
export const showMissingParts = (): void => bringIntoSight(document.getElementById(MISSING_PARTS))

/** The missing parts of the booking, each with the link or button that leads to it. */
export function MissingParts() {
  const { t } = useTranslation('booking')
  const { choice, goTo } = useBookingChoice()
  const session = useSession()
  const { pathname, search } = useLocation()

  const missing = missingParts({ signedIn: session !== undefined, ...choice })
  if (missing.length === 0) return null
  const shown: Record<MissingPart, { text: string; action: ReactNode }> = {
    'sign-in': {
      text: t('summary.missingSignIn'),
      action: <ButtonLink to={paths.authThen(pathname + search)}>{t('summary.signIn')}</ButtonLink>,
    },
    'pickup-and-return': {
      text: t('summary.missingPeriod'),
      action: <Button onClick={() => goTo('choose')}>{t('summary.choosePeriod')}</Button>,
    },
    vehicle: {
      text: t('summary.missingVehicle'),
      action: <Button onClick={() => goTo('choose')}>{t('summary.chooseVehicle')}</Button>,
    },
  }
  return (
    <Stack gap={5} id={MISSING_PARTS}>
      {missing.map((part) => (
        <Notice key={part} tone="warning" action={shown[part].action}>
          {shown[part].text}
        </Notice>
      ))}
    </Stack>
  )
}
