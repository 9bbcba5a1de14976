import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Reservation } from '@/api/reservations'
import { reservedPrice } from '@/rental/pricing'
import { awaitsConfirmation, readStatus } from '@/rental/status'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ReservationSheet } from '@/reservations/reservation-sheet'
import { StatusBadge } from '@/reservations/status-badge'

import { useAdminLabels } from './use-admin-labels'
import { useConfirmation } from './use-confirmation'
import type { ReservationList } from './use-reservation-list'

interface ConfirmationPanelProps {
  reservation: Reservation
  list: ReservationList
  onClose: () => void
}

/** A reservation as an administrator sees it, with its slip and the button that confirms it (section 2). */
export function ConfirmationPanel({ reservation, list, onClose }: ConfirmationPanelProps) {
  const { t } = useTranslation(['reservations', 'client', 'common'])
  const texts = useAdminLabels(list)
  const { confirm, isPending } = useConfirmation()
  const vehicle = texts.vehicleOf(reservation)
  const user = list.userById.get(reservation.userId ?? '')
  const isWaiting = awaitsConfirmation(reservation)
  return (
    <Dialog
      title={t('panelTitle', { id: reservation.id })}
      closeLabel={t('common:close')}
      look="panel"
      onClose={onClose}
    >
      <ReservationSheet
        vehicle={texts.vehicle(reservation)}
        vehicleId={reservation.vehicleId}
        picture={imageUrl(vehicle?.bannerImage)}
        features={texts.features(vehicle)}
        facts={[
          [t('user'), texts.user(reservation)],
          ...(user?.email === undefined ? [] : [[t('email'), user.email] as const]),
          ...(user?.phone === undefined ? [] : [[t('phone'), user.phone] as const]),
          [
            t('client:table.status'),
            isWaiting ? (
              <Badge key="status" tone="amber">
                {t('waitingForConfirmation')}
              </Badge>
            ) : (
              <StatusBadge key="status" status={readStatus(reservation.status)}>
                {texts.status(reservation)}
              </StatusBadge>
            ),
          ],
          [t('client:table.pickup'), texts.pickup(reservation)],
          [t('client:table.return'), texts.return(reservation)],
          [t('client:table.duration'), texts.duration(reservation)],
        ]}
        price={reservedPrice(reservation, vehicle?.pricePerDay)}
        slip={imageUrl(reservation.slipImage)}
      >
        {isWaiting && (
          <Button type="submit" look="primary" aria-busy={isPending} onClick={() => confirm(reservation.id)}>
            {t(isPending ? 'confirming' : 'confirm')}
          </Button>
        )}
      </ReservationSheet>
    </Dialog>
  )
}
