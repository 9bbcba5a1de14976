import { useEffect, useMemo, useState, type ReactNode } from 'react'
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
  const { t } = useTranslation('today')
  const { date, weekday } = useFormats()
  const [lastKnown] = useState(lastKnownDeskDay)
  const list = useDeskLists(lastKnown)
  const now = useCurrentMinute()
  const { reservations, vehicles } = list
  const day = useMemo(() => reservations.rows && deskDay(reservations.rows, now), [reservations.rows, now])
  useKeptDay(day, list)
  const isWaiting = reservations.state === 'loading' || (vehicles.state === 'loading' && vehicles.isFirstTry)
  const today = dayOf(now)
  return (
    <Page gap={5} className={styles.page}>
      <PageTitle />
      <Cluster spread>
        <Stack gap={1}>
          <h1>{t('title')}</h1>
          <p className="muted">{`${weekday(today)}, ${date(today)}`}</p>
        </Stack>
        <Button onClick={() => print()}>{t('print')}</Button>
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
    const shown = LISTS.flatMap((name) => day[name].slice(0, MOST_SHOWN[name]))
    const rows = [...new Set([...shown, ...day.conflicts.slice(0, MOST_SHOWN.conflicts).flat()])]
    const users = new Set(rows.flatMap(({ userId }) => names.contacts.get(userId ?? '') ?? []))
    keepDeskDay(rows, [...users], asOf)
  }, [day, asOf, names])
}

// With more, the lists would be no overview, and not fit on one sheet.
const MOST_SHOWN = { pickups: 12, returns: 12, unconfirmed: 5, slips: 5, conflicts: 3 } as const

const LISTS = ['pickups', 'returns', 'unconfirmed', 'slips'] as const

interface DayListsProps {
  day: DeskDay<Reservation>
  today: string
  list: DeskLists
}

function DayLists({ day, today, list }: DayListsProps) {
  const { t } = useTranslation('today')
  const { shortDate } = useFormats()
  const labels = useAdminLabels(list)
  const tomorrow = addDays(today, 1)
  const when = (time: WallClock) => {
    const day = dayOf(time)
    const name = day === today ? t('today') : day === tomorrow ? t('tomorrow') : shortDate(day)
    return `${name} ${time.slice(11, 16)}`
  }
  const line = (time: WallClock, row: Reservation, rest?: ReactNode) => {
    const { phone, email } = list.names.contacts.get(row.userId ?? '') ?? {}
    return (
      <>
        <Cluster gap={3}>
          <strong className={styles.when}>{when(time)}</strong>
          <Link className="touch" to={paths.reservation(row.id)}>{`${labels.vehicle(row)} · ${row.id}`}</Link>
        </Cluster>
        <Cluster gap={3}>
          {rest}
          <span>{labels.user(row)}</span>
          {phone !== undefined && <PhoneLink phone={phone} />}
          {email !== undefined && <EmailLink email={email} />}
        </Cluster>
      </>
    )
  }
  const deposit = (row: Reservation) => {
    const step = nextStepOf(row)
    const tone = step === 'success' ? 'success' : step === 'confirmation' ? 'amber' : 'danger'
    return <Badge tone={tone}>{t(`deposit.${step}`)}</Badge>
  }
  const days = { from: today, to: tomorrow }
  // Counts the reservations that begin on these days, without failed ones.
  const beginning = { ...days, figure: 'length' }
  const lists = [
    { part: 'pickups', time: 'start', hasDeposit: true, found: { ...beginning, sort: 'pickup' } },
    { part: 'returns', time: 'end', hasDeposit: false, found: { ...days, sort: 'return' } },
    {
      part: 'unconfirmed',
      time: 'start',
      hasDeposit: true,
      found: { ...beginning, status: 'waiting', sort: 'pickup' },
    },
    { part: 'slips', time: 'start', hasDeposit: false, found: { status: 'slip', sort: 'pickup' } },
  ] as const
  return (
    <div className={styles.parts}>
      {lists.map(({ part, time, hasDeposit, found }) => (
        <DayList key={part} part={part} rows={day[part]} all={paths.reservationsFound(found)}>
          {(row) => (
            <li key={row.id} data-due={hasDeposit && nextStepOf(row) !== 'success'}>
              {line(row[time], row, hasDeposit && deposit(row))}
            </li>
          )}
        </DayList>
      ))}
      <DayList part="conflicts" rows={day.conflicts} all={paths.reservationsFound({ status: 'conflict' })}>
        {([row, other]) => (
          <li key={`${row.id} ${other.id}`} data-due>
            {line(row.start, row)}
            {line(other.start, other)}
          </li>
        )}
      </DayList>
    </div>
  )
}

interface DayListProps<Row> {
  part: keyof DeskDay<Reservation>
  rows: readonly Row[]
  /** The address of the list that has all of them. */
  all: string
  children: (row: Row) => ReactNode
}

/** The first lines of a list of the day, and a link to all where there are more. */
function DayList<Row>({ part, rows, all, children }: DayListProps<Row>) {
  const { t } = useTranslation('today')
  const { figure } = useFormats()
  return (
    <Panel as="section" gap={2} aria-labelledby={part}>
      <Cluster spread gap={2}>
        <h2 id={part}>{t(`${part}.title`)}</h2>
        {part === 'unconfirmed' && <span className="muted">{t('unconfirmed.hint')}</span>}
      </Cluster>
      {rows.length === 0 ? (
        <p className="muted">{t(`${part}.none`)}</p>
      ) : (
        <ul aria-labelledby={part} className={styles.list}>
          {rows.slice(0, MOST_SHOWN[part]).map(children)}
        </ul>
      )}
      {rows.length > MOST_SHOWN[part] && (
        <Link className="touch" to={all}>
          {t('all', { figure: figure(rows.length) })}
        </Link>
      )}
    </Panel>
  )
}
