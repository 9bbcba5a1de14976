import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { company, phoneLink } from '@/company/company'
import { SampleDataMark } from '@/company/sample-data-mark'
import { useFormats } from '@/i18n/use-formats'
import { ListNotices } from '@/lists/list-notices'
import { useList } from '@/lists/use-list'
import { useReservationsOrLastKnown } from '@/offline/use-reservations-or-last-known'
import { paths } from '@/paths'
import { reservationStateOf } from '@/rental/next-reservation'
import { readStatus } from '@/rental/status'
import * as terms from '@/rental/terms'
import { ReservationCancellation } from '@/reservations/cancellation-terms'
import { NextNotice } from '@/reservations/next-notice'
import { useMarkSeen } from '@/reservations/seen-statuses'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { useReservationLabels } from '@/reservations/use-reservation-labels'
import { useSession } from '@/session/session'
import { Button } from '@/ui/button'
import { Cluster, Fact, Facts, Page, Panel, Stack } from '@/ui/layout'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { Skeleton } from '@/ui/skeleton'

import styles from './trip-sheet-page.module.css'

/** All that is needed on the trip of a reservation, on one sheet of paper; readable without a connection. */
export default function TripSheetPage() {
  const { t } = useTranslation('client')
  const { id } = useParams()
  const userId = useSession()?.userId
  const list = useReservationsOrLastKnown()
  const reservation = list.rows?.find((row) => row.id === id && row.userId === userId)
  return (
    <Page>
      <PageTitle />
      <ListNotices
        about={{
          reservations: {
            list,
            failed: t('listFailed'),
            ...(!reservation && { unread: (count) => t('unread', { count }) }),
          },
        }}
      />
      {reservation ? (
        <TripSheet reservation={reservation} />
      ) : (
        <>
          <h1>{t('trip.title')}</h1>
          {list.state === 'loading' && <Skeleton height="20rem" />}
          {list.state === 'ready' && list.unread === 0 && (
            <Notice tone="warning">{t('unknown', { id })}</Notice>
          )}
          <Link className="touch" to={paths.client}>
            {t('myReservations')}
          </Link>
        </>
      )}
    </Page>
  )
}

function TripSheet({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation(['client', 'common'])
  const { money, measure, weekdayAt } = useFormats()
  const vehicles = useList(vehiclesQuery()).rows ?? []
  const labels = useReservationLabels(vehicles)
  const now = useCurrentMinute()
  useMarkSeen(reservation)
  const { id, start, end, price } = reservation
  const vehicle = labels.vehicleOf(reservation)
  const lists = {
    bring: [
      t('trip.bring.licence', { count: terms.LICENCE_HELD_YEARS }),
      t('trip.bring.identity'),
      t('trip.bring.slip'),
    ],
    included: [t('trip.included.mileage'), t('trip.included.vat'), t('trip.included.support')],
    return: [
      t('trip.return.time', { time: end.slice(11, 16), count: terms.LATE_RETURN_TOLERANCE_HOURS }),
      t('trip.return.battery', { range: measure(terms.MINIMUM_RETURN_RANGE_KM, 'km') }),
      t('trip.return.belongings'),
      t('trip.return.fees', {
        papers: money(terms.LOST_PAPERS_FEE),
        smoking: money(terms.SMOKING_FEE),
        cleaning: money(terms.CLEANING_FEE),
      }),
    ],
    charging: [
      t('trip.charging.plug'),
      t('trip.charging.limit'),
      ...(vehicle?.rangeKm === undefined
        ? []
        : [t('trip.charging.range', { range: measure(vehicle.rangeKm, 'km') })]),
    ],
  }
  return (
    <Stack gap={6} className={styles.sheet}>
      <Cluster spread>
        <h1>{t('trip.title')}</h1>
        <Button onClick={() => print()}>{t('trip.print')}</Button>
      </Cluster>
      {/* A kept copy may be of before the slip was sent. */}
      {reservation.hasSlip !== false && <NextNotice reservation={reservation} />}
      <Facts layout="columns">
        <Fact name={t('table.vehicle')}>{labels.vehicle(reservation)}</Fact>
        <Fact name={t('trip.id')}>{id}</Fact>
        <Fact name={t('common:pickup')}>{weekdayAt(start)}</Fact>
        <Fact name={t('common:return')}>{weekdayAt(end)}</Fact>
        <Fact name={t('table.duration')}>{labels.duration(reservation)}</Fact>
        {price !== undefined && <Fact name={t('panel.total')}>{money(price)}</Fact>}
        <Fact name={t('common:refundableDeposit')}>
          {t('trip.deposit', {
            amount: money(terms.MINIMUM_DEPOSIT),
            state: t(`trip.state.${reservationStateOf(reservation, now)}`),
          })}
        </Fact>
        <Fact name={t('trip.place.name')}>
          {company.address} <small className="muted">{t('trip.place.delivery')}</small>
        </Fact>
      </Facts>
      <SampleDataMark />
      <div className={styles.parts}>
        {(['bring', 'included', 'return', 'charging'] as const).map((part) => (
          <Panel as="section" gap={2} key={part} aria-labelledby={part}>
            <h2 id={part}>{t(`trip.${part}.title`)}</h2>
            <ul className={styles.list}>
              {lists[part].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Panel>
        ))}
        <Panel as="section" gap={2} aria-labelledby="call">
          <h2 id="call">{t('trip.call.title')}</h2>
          <p>{t('trip.call.text', { hours: terms.SUPPORT.hoursADay, days: terms.SUPPORT.daysAWeek })}</p>
          <p>
            <a href={phoneLink}>{company.phone}</a>, <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
          <p>{t('trip.call.accident')}</p>
        </Panel>
        {start > now && price !== undefined && readStatus(reservation.status) !== 'failed' && (
          <Panel as="section" gap={2} aria-labelledby="cancel">
            <h2 id="cancel">{t('trip.cancel')}</h2>
            <ReservationCancellation reservation={reservation} vehicle={labels.vehicle(reservation)} />
          </Panel>
        )}
      </div>
    </Stack>
  )
}
