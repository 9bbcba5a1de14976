import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { dinText, type Para } from '@/rental/money'
import { awaitsConfirmation, hasSlip, readStatus } from '@/rental/status'
import { useReservationLabels } from '@/reservations/use-reservation-labels'

import type { DeskLists } from './use-reservation-list'

const NONE: readonly never[] = []

export type AdminLabels = ReturnType<typeof useAdminLabels>

/**
 * The texts about a reservation in the administrator's table, panel, timeline and CSV file; the same functions until the
 * lists change.
 */
export function useAdminLabels({ vehicles, names }: DeskLists, conflicts?: ReadonlyMap<string, Reservation>) {
  const { t } = useTranslation('desk')
  const { language } = useFormats()
  const labels = useReservationLabels(vehicles.rows ?? NONE)
  return useMemo(() => {
    const waiting = t('reservations.waitingForConfirmation')
    const user = ({ userId }: Reservation) =>
      userId === undefined ? t('reservations.unknownUser') : names.userName(userId)
    const statusOf = (reservation: Reservation) => {
      const status = labels.status(reservation)
      if (!awaitsConfirmation(reservation)) return status
      return readStatus(reservation.status) === 'failed' ? `${status}, ${waiting}` : waiting
    }
    const conflict = ({ id }: Reservation) => conflicts?.get(id)
    return {
      ...labels,
      /** For the texts of one column alone. */
      t,
      vehicle: ({ vehicleId }: Reservation) => names.vehicleName(vehicleId),
      user,
      waiting,
      /** A reservation that overlaps this one, if there is any. */
      conflict,
      conflictName: t('conflict.name'),
      /** The full text of a timeline bar: ID, user, pickup, return, status and conflict. */
      bar: (reservation: Reservation) =>
        t('timeline.bar', {
          id: reservation.id,
          user: user(reservation),
          start: labels.pickup(reservation),
          end: labels.return(reservation),
          status: statusOf(reservation) + (conflict(reservation) ? `, ${t('conflict.name')}` : ''),
        }),
      /** An amount in din with the language's decimal sign, for spreadsheets; '' if there is none. */
      plainMoney: (amount: Para | undefined) =>
        amount === undefined ? '' : dinText(amount).replace('.', LANGUAGE_FACTS[language].decimal),
      hasSlip: (reservation: Reservation) =>
        t(hasSlip(reservation) ? 'reservations.csv.yes' : 'reservations.csv.no'),
    }
  }, [t, language, labels, names, conflicts])
}
