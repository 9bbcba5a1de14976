import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { NewReservation } from '@/api/reservations'
import { OWNER_RULES } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { FailureNotice } from '@/lists/failure-notice'
import { paths } from '@/paths'
import { findReserved, stands } from '@/rental/booking'
import { clientSearch } from '@/rental/client-search'
import { isDayPrice, priceOf } from '@/rental/pricing'
import { searchRows } from '@/rental/search-everything'
import { dayOf, todayInBelgrade } from '@/rental/wall-clock'
import { VehicleTakenError } from '@/reservations/booking-checks'
import { DayFields } from '@/reservations/days/day-fields'
import { NearestDays } from '@/reservations/days/nearest-days'
import { DeskNotices } from '@/reservations/desk/desk-notices'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { InEuros } from '@/reservations/in-euros'
import { useAvailability } from '@/reservations/use-availability'
import { NotReadError } from '@/session/use-api-mutation'
import { Combobox } from '@/ui/combobox'
import { FormDialog } from '@/ui/form-dialog'
import { Fact, Facts, Stack } from '@/ui/layout'
import { bringIntoSight, Notice } from '@/ui/notice'

import { useBookForClient, useClientBooking } from './use-client-booking'

import styles from './booking-dialog.module.css'

const NONE: readonly never[] = []

/** Books for a client at the desk: client, vehicle, days and price; vehicles that are free on the days come first. */
export function BookingDialog({ list }: { list: ReservationList }) {
  const { t } = useTranslation(['desk', 'client', 'booking', 'common'])
  const { money } = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const [presses, setPresses] = useState(0)
  const { choice, period, isPickupPast, choose, close } = useClientBooking()
  const [opened] = useState(choice)
  const isTyped = useRef(false)
  const { users, vehicles, names } = list
  const searchClients = useMemo(() => clientSearch(users.rows ?? NONE), [users.rows])
  const availability = useAvailability()
  const booking = useBookForClient(choice, close)
  const bookable = (vehicles.rows ?? NONE).filter(({ pricePerDay }) => isDayPrice(pricePerDay))
  const client = users.rows?.find(({ id }) => id === choice.client)
  const vehicle = bookable.find(({ id }) => id === choice.car)
  const rental = period.kind === 'chosen' ? period : undefined
  const isTaken = (id: string) => rental !== undefined && availability?.isFree(id, rental.period) === false
  const price = vehicle && rental && priceOf(vehicle.pricePerDay, rental.days, OWNER_RULES.discounts)
  const request =
    client && vehicle && rental && price
      ? { userId: client.id, vehicleId: vehicle.id, ...rental, price: price.total }
      : undefined
  const isTried = presses > 0
  const noDays = isTried && !rental ? t('booking:summary.missingPeriod') : undefined
  const daysError = isPickupPast ? t('book.pickupPast') : noDays

  // Not the dialog's first button, where Enter would close the dialog.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const send = () => {
    // Drawn anew, since the dialog may have been left open past the pickup day.
    flushSync(() => setPresses(presses + 1))
    const isPast = choice.pickup !== undefined && choice.pickup < todayInBelgrade()
    if (request && !isPast) booking.mutate(request)
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  return (
    <FormDialog
      title={t('book.title')}
      ref={form}
      isPending={booking.isPending}
      hasEntries={() => isTyped.current || JSON.stringify(choice) !== JSON.stringify(opened)}
      onInput={() => (isTyped.current = true)}
      onSubmit={send}
      onClose={close}
    >
      <DeskNotices lists={list} />
      <div className={styles.fields}>
        <Combobox
          label={t('book.client')}
          hint={users.state === 'loading' ? t('common:loading') : t('book.hint')}
          error={isTried && !client ? t('book.noClient') : undefined}
          readOnly={booking.isPending}
          chosen={client && { value: client.id, label: names.userName(client.id) }}
          find={(text) =>
            searchClients(text).map(({ id, email, phone }) => ({
              value: id,
              label: names.userName(id),
              detail: [email, phone].filter(Boolean).join(' · '),
            }))
          }
          onChoose={(id) => choose({ client: id })}
        />
        <Combobox
          label={t('client:table.vehicle')}
          error={isTried && !vehicle ? t('book.noVehicle') : undefined}
          readOnly={booking.isPending}
          chosen={vehicle && { value: vehicle.id, label: names.vehicleName(vehicle.id) }}
          find={(text) =>
            searchRows(text, bookable)
              .toSorted((a, b) => Number(isTaken(a.id)) - Number(isTaken(b.id)))
              .map(({ id, pricePerDay }) => ({
                value: id,
                label: names.vehicleName(id),
                detail: isTaken(id)
                  ? t('booking:card.notAvailable')
                  : `${money(pricePerDay)} ${t('booking:card.perDay')}`,
              }))
          }
          onChoose={(id) => choose({ car: id })}
        />
        <DayFields
          from={choice.pickup}
          to={choice.return}
          vehicle={vehicle}
          availability={availability}
          onChoose={(day) =>
            !booking.isPending && choose('from' in day ? { pickup: day.from } : { return: day.to })
          }
        />
      </div>
      {daysError && (
        <Notice tone="danger" role="alert" ref={bringIntoSight}>
          {daysError}
        </Notice>
      )}
      {availability?.isComplete === false && (
        <Notice tone="warning">{t('booking:availabilityIncomplete')}</Notice>
      )}
      <Facts layout="sums" aria-live="polite">
        <Fact name={t('booking:summary.duration')}>
          {rental ? t('common:days', { count: rental.days }) : '–'}
        </Fact>
        {price !== undefined && price.discount > 0 && (
          <Fact name={t('booking:summary.discount')}>{`−${money(price.discount)}`}</Fact>
        )}
        <Fact name={t('booking:summary.totalPrice')}>
          <strong>{price ? money(price.total) : '–'}</strong>
        </Fact>
        {price && <InEuros amount={price.total} />}
      </Facts>
      {!booking.isPending && <BookingFailure list={list} request={request} booking={booking} />}
    </FormDialog>
  )
}

interface BookingFailureProps {
  list: ReservationList
  /** What the next press sends; undefined while something is missing. */
  request: NewReservation | undefined
  booking: ReturnType<typeof useBookForClient>
}

/** Why these days cannot be booked, or why the last press has booked nothing. */
function BookingFailure({ list, request, booking: { error, variables: sent } }: BookingFailureProps) {
  const { t } = useTranslation(['desk', 'booking'])
  const { money } = useFormats()
  const { choose } = useClientBooking()
  const availability = useAvailability()
  const made = request && findReserved(list.reservations.rows, request)
  if (request && made && stands(made))
    return (
      <Notice
        tone="warning"
        role="alert"
        action={<Link to={paths.reservation(made.id)}>{t('reservations.panelTitle', { id: made.id })}</Link>}
      >
        {t('book.already', { user: list.names.userName(request.userId) })}
      </Notice>
    )
  if (request && availability?.isFree(request.vehicleId, request.period) === false) {
    const { vehicleId, period } = request
    return (
      <Notice tone="danger" role="alert" ref={bringIntoSight}>
        <Stack gap={2}>
          {t('book.taken', { vehicle: list.names.vehicleName(vehicleId) })}
          <NearestDays
            vehicleId={vehicleId}
            days={{ from: dayOf(period.start), to: dayOf(period.end) }}
            availability={availability}
            onChoose={({ from, to }) => choose({ pickup: from, return: to })}
          />
        </Stack>
      </Notice>
    )
  }
  if (error instanceof NotReadError) return <Notice tone="danger">{t('book.notRead')}</Notice>
  if (error && request && sent && sent.price !== request.price)
    return (
      <Notice tone="warning" role="alert">
        {t('booking:summary.priceChanged', { before: money(sent.price) })}
      </Notice>
    )
  return <FailureNotice error={error instanceof VehicleTakenError ? null : error} />
}
