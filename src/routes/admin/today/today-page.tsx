import { Fragment, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { keepDeskDay, lastKnownDeskDay } from '@/offline/last-known-reservations'
import { paths } from '@/paths'
import { deskDay, type DeskDay } from '@/rental/desk-day'
import { nextStepOf } from '@/rental/status'
import { addDays, dayOf, type WallClock } from '@/rental/wall-clock'
import { EmailLink, PhoneLink } from '@/reservations/contact-link'
import { DeskNotices } from '@/reservations/desk/desk-notices'
import { useAdminLabels } from '@/reservations/desk/use-admin-labels'
import { useDeskLists, type DeskLists } from '@/reservations/desk/use-reservation-list'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Cluster, Page, Panel, Stack } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'
import { TableSkeleton } from '@/ui/table'

import styles from './today-page.module.css'

/** What is to be done at the desk today and tomorrow, on one sheet of paper; readable without a connection. */
export default function TodayPage() {
  const { t } = useTranslation('desk')
  const { date, weekday } = useFormats()
  const [lastKnown] = useState(lastKnownDeskDay)
  const list = useDeskLists(lastKnown)
  const now = useCurrentMinute()
  const { reservations, vehicles } = list
  // In a task of its own, after the list is read.
  const rows = useDeferredValue(reservations.rows)
  const day = useMemo(() => rows && deskDay(rows, now), [rows, now])
  useKeptDay(day, list)
  const isWaiting = (!day && reservations.state !== 'failed') || vehicles.isFirstTry
  const today = dayOf(now)
  return (
    <Page gap={5} className={styles.page}>
      <PageTitle />
      <Cluster spread>
        <Stack gap={1}>
          <h1>{t('today.title')}</h1>
          <p className="muted">{`${weekday(today)}, ${date(today)}`}</p>
        </Stack>
        <Button onClick={() => print()}>{t('today.print')}</Button>
      </Cluster>
      <DeskNotices lists={list} />
      {isWaiting && <TableSkeleton />}
      {day && !isWaiting && <DayLists day={day} today={today} list={list} />}
    </Page>
  )
}

/** Keeps what the page shows for reading offline, until the session ends. */
function useKeptDay(day: DeskDay<Reservation> | undefined, { reservations, names }: DeskLists) {
  const asOf = reservations.state === 'ready' && !reservations.isLastKnown ? reservations.asOf : undefined
  useEffect(() => {
    if (!day || asOf === undefined) return
    const rows = [...new Set(PARTS.flatMap((part) => shownOf(day, part)).flat())]
    const users = new Set(rows.flatMap(({ userId }) => names.contacts.get(userId ?? '') ?? []))
    keepDeskDay(rows, [...users], asOf)
  }, [day, asOf, names])
}

// With more, the lists would be no overview, and not fit on one sheet.
const MOST_SHOWN = { pickups: 12, returns: 12, unconfirmed: 5, slips: 5, conflicts: 3 } as const

const PARTS = ['pickups', 'returns', 'unconfirmed', 'slips', 'conflicts'] as const

/** The items that are shown of a list, each with its reservations: those that overlap are two. */
const shownOf = (day: DeskDay<Reservation>, part: keyof DeskDay<Reservation>) =>
  day[part].slice(0, MOST_SHOWN[part]).map((item) => [item].flat())

interface DayListsProps {
  day: DeskDay<Reservation>
  today: string
  list: DeskLists
}

function DayLists({ day, today, list }: DayListsProps) {
  const { t } = useTranslation('desk')
  const { shortDate, figure } = useFormats()
  const labels = useAdminLabels(list)
  const tomorrow = addDays(today, 1)
  const when = (time: WallClock) => {
    const day = dayOf(time)
    const name = day === today ? t('today.today') : day === tomorrow ? t('today.tomorrow') : shortDate(day)
    return `${name} ${time.slice(11, 16)}`
  }
  const line = (row: Reservation, time: WallClock, hasDeposit: boolean) => {
    const { phone, email } = list.names.contacts.get(row.userId ?? '') ?? {}
    return (
      <Fragment key={row.id}>
        <Cluster gap={3}>
          <strong className={styles.when}>{when(time)}</strong>
          <Link className="touch" to={paths.reservation(row.id)}>{`${labels.vehicle(row)} · ${row.id}`}</Link>
        </Cluster>
        <Cluster gap={3}>
          {hasDeposit && deposit(row)}
          <span>{labels.user(row)}</span>
          {phone !== undefined && <PhoneLink phone={phone} />}
          {email !== undefined && <EmailLink email={email} />}
        </Cluster>
      </Fragment>
    )
  }
  const deposit = (row: Reservation) => {
    const step = nextStepOf(row)
    const tone = step === 'success' ? 'success' : step === 'confirmation' ? 'amber' : 'danger'
    return <Badge tone={tone}>{t(`today.deposit.${step}`)}</Badge>
  }
  const days = { from: today, to: tomorrow }
  // Counts the reservations that begin on these days, without failed ones.
  const beginning = { ...days, figure: 'length' }
  const lists = {
    pickups: { time: 'start', hasDeposit: true, found: { ...beginning, sort: 'pickup' } },
    returns: { time: 'end', hasDeposit: false, found: { ...days, sort: 'return' } },
    unconfirmed: {
      time: 'start',
      hasDeposit: true,
      found: { ...beginning, status: 'waiting', sort: 'pickup' },
    },
    slips: { time: 'start', hasDeposit: false, found: { status: 'slip', sort: 'pickup' } },
    conflicts: { time: 'start', hasDeposit: false, found: { status: 'conflict' } },
  } as const
  return (
    <div className={styles.parts}>
      {PARTS.map((part) => {
        const { time, hasDeposit, found } = lists[part]
        const { length } = day[part]
        const items = shownOf(day, part)
        return (
          <Panel key={part} as="section" gap={2} aria-labelledby={part}>
            <Cluster spread gap={2}>
              <h2 id={part}>{t(`today.${part}.title`)}</h2>
              {part === 'unconfirmed' && <span className="muted">{t('today.unconfirmed.hint')}</span>}
            </Cluster>
            {length === 0 ? (
              <p className="muted">{t(`today.${part}.none`)}</p>
            ) : (
              <ul aria-labelledby={part} className={styles.list}>
                {items.map((rows) => (
                  <li
                    key={rows.map(({ id }) => id).join(' ')}
                    data-due={part === 'conflicts' || (hasDeposit && rows.some(isUnconfirmed))}
                  >
                    {rows.map((row) => line(row, row[time], hasDeposit))}
                  </li>
                ))}
              </ul>
            )}
            {length > items.length && (
              <Link className="touch" to={paths.reservationsFound(found)}>
                {t('today.all', { figure: figure(length) })}
              </Link>
            )}
          </Panel>
        )
      })}
    </div>
  )
}

const isUnconfirmed = (row: Reservation) => nextStepOf(row) !== 'success'
