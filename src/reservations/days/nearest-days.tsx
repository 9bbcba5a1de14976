import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import type { Availability } from '@/rental/availability'
import { nearestPeriods, type RentalDays } from '@/rental/nearest-periods'
import { nowInBelgrade } from '@/rental/wall-clock'
import { Button } from '@/ui/button'
import { Cluster } from '@/ui/layout'

interface NearestDaysProps {
  vehicleId: string
  /** The chosen days, on which the vehicle is taken. */
  days: RentalDays
  availability: Availability
  onChoose: (days: RentalDays) => void
}

/** The nearest days before and after on which the vehicle is available for as long; one press chooses them. */
export function NearestDays({ vehicleId, days, availability, onChoose }: NearestDaysProps) {
  const { t } = useTranslation('booking')
  const { shortDate } = useFormats()
  // The total, or that the vehicle is taken, is painted first.
  const chosen = useDeferredValue<RentalDays | null>(days, null)
  if (chosen === null) return null
  const { before, after } = nearestPeriods(availability, chosen, nowInBelgrade())(vehicleId)
  return (
    <Cluster gap={2}>
      {[before, after].map(
        (offer) =>
          offer && (
            <Button key={offer.from} onClick={() => onChoose(offer)}>
              {t('nearest', { from: shortDate(offer.from), to: shortDate(offer.to) })}
            </Button>
          ),
      )}
    </Cluster>
  )
}
