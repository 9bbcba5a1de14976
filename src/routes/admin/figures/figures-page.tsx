import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { reservationsQuery } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { dayFormatter } from '@/i18n/format'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { ListNotices } from '@/lists/list-notices'
import { ReadFailure } from '@/lists/read-failure'
import { saveCsv } from '@/lists/save-csv'
import { useList, type ListState } from '@/lists/use-list'
import type { MonthFigures } from '@/rental/figures'
import { dinText } from '@/rental/money'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { Cluster, Fact, Facts, Page, Panel } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'
import { TableSkeleton } from '@/ui/table'

import { FigureLink, useFollowFigures } from './figure-link'
import { OccupancyTable } from './occupancy-table'
import { RevenueFigure } from './revenue-figure'
import {
  SPANS,
  useAllFigures,
  useFigures,
  usePeriod,
  type AllFigures,
  type ShownFigures,
} from './use-figures'

import styles from './figures-page.module.css'

const NONE: readonly never[] = []

/** What the fleet was rented for: occupancy, revenue, average length and what was never paid, by month. */
export default function FiguresPage() {
  const { t } = useTranslation('desk')
  const reservations = useList(reservationsQuery())
  const vehicles = useList(vehiclesQuery())
  // Worked out in a task of its own, after the list is read.
  const figures = useAllFigures(useDeferredValue(reservations.rows))
  return (
    <Page onClick={useFollowFigures()}>
      <PageTitle />
      <h1>{t('figures.title')}</h1>
      <ListNotices
        about={{
          reservations: { list: reservations, unread: () => t('figures.unread') },
          vehicles: { list: vehicles, failed: t('figures.vehiclesFailed') },
        }}
      />
      <PeriodFields />
      {reservations.state === 'failed' ? (
        <ReadFailure of={reservations}>{t('figures.reservationsFailed')}</ReadFailure>
      ) : vehicles.isFirstTry || !figures ? (
        <TableSkeleton />
      ) : (
        <Results all={figures} vehicles={vehicles} />
      )}
    </Page>
  )
}

function PeriodFields() {
  const { t } = useTranslation('desk')
  const { language } = useFormats()
  const { from, span, choices, choose } = usePeriod()
  const monthName = dayFormatter({ month: 'long', year: 'numeric' }, language)
  return (
    <Cluster className={styles.period}>
      <SelectField
        label={t('figures.firstMonth')}
        value={from}
        options={choices.map((month) => [month, monthName(`${month}-01`)])}
        onChoose={(month) => choose({ from: month })}
      />
      <SelectField
        label={t('figures.span')}
        value={span}
        options={SPANS.map((count) => [count, String(count)])}
        // The first month stays where it is, even if it was not chosen.
        onChoose={(months) => choose({ from, months })}
      />
    </Cluster>
  )
}

interface ResultsProps {
  all: AllFigures
  vehicles: ListState<Vehicle>
}

function Results({ all, vehicles }: ResultsProps) {
  const { t } = useTranslation('desk')
  const { money, figure, measure } = useFormats()
  const figures = useFigures(all, vehicles.rows ?? NONE)
  const download = useDownload(figures)
  const { share } = figures
  const { days, sums: total } = figures.total
  const length = total.days / total.count
  return (
    <>
      <Panel>
        <Facts layout="columns">
          <Fact name={t('figures.occupancy')}>
            <FigureLink figure="occupancy" days={days} isZero={share === 0}>
              {measure(Math.round(share * 100), '%')}
            </FigureLink>
          </Fact>
          <Fact name={t('figures.revenue')}>
            <FigureLink figure="revenue" days={days} isZero={total.revenue === 0}>
              {money(total.revenue)}
            </FigureLink>
          </Fact>
          <Fact name={t('figures.averageLength')}>
            <FigureLink figure="length" days={days} isZero={total.count === 0}>
              {total.count === 0
                ? t('figures.notKnown')
                : t('figures.days', { count: length, figure: figure(tenth(length)) })}
            </FigureLink>
          </Fact>
          <Fact name={t('figures.unpaid')}>
            <FigureLink figure="unpaid" days={days} isZero={total.unpaid === 0}>
              {total.begun === 0
                ? t('figures.notKnown')
                : measure(Math.round((total.unpaid / total.begun) * 100), '%')}
            </FigureLink>{' '}
            <small className="muted">{t('figures.unpaidHint', { figure: figure(total.begun) })}</small>
          </Fact>
        </Facts>
      </Panel>
      <RevenueFigure figures={figures} />
      <OccupancyTable figures={figures} />
      <Cluster>
        <Button onClick={download}>{t('figures.download')}</Button>
      </Cluster>
    </>
  )
}

const tenth = (figure: number) => Math.round(figure * 10) / 10

/** Gives a function that saves a line of the CSV file for each figure and each vehicle, with a column for each month. */
function useDownload({ rows, from, periods }: ShownFigures) {
  const { t } = useTranslation('desk')
  const { language } = useFormats()
  const { decimal } = LANGUAGE_FACTS[language]
  const plain = (text: string) => text.replace('.', decimal)
  const ratio = (part: number, whole: number) => (whole === 0 ? '' : plain((part / whole).toFixed(1)))
  return () => {
    const line = (name: string, textOf: (sums: MonthFigures) => string) => [
      name,
      '',
      ...periods.map(({ sums }) => textOf(sums)),
    ]
    const lines = [
      [t('figures.csv.figure'), t('figures.vehicle'), ...periods.map(({ longName }) => longName)],
      line(t('figures.csv.revenue'), ({ revenue }) => plain(dinText(revenue))),
      line(t('figures.csv.count'), ({ count }) => String(count)),
      line(t('figures.csv.averageLength'), (sums) => ratio(sums.days, sums.count)),
      line(t('figures.csv.unpaid'), ({ unpaid, begun }) => ratio(unpaid * 100, begun)),
      ...rows.map((row) => [
        t('figures.csv.occupancy'),
        row.name,
        ...periods.map(({ days }, place) => ratio((row.rented[place] ?? 0) * 100, days.length)),
      ]),
    ]
    saveCsv(lines, `figures-${from}.csv`, language)
  }
}
