import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { dayFormatter } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { figuresOf, totalOf, type MonthFigures } from '@/rental/figures'
import { monthsFrom } from '@/rental/months'
import { vehicleNames } from '@/rental/reservation-search'
import { todayInBelgrade, type Day } from '@/rental/wall-clock'
import { useTableState } from '@/ui/use-table-state'

/** A month as 'YYYY-MM'. */
type Month = string

/** How many months can be shown at once. */
export const SPANS = [1, 3, 6, 12] as const

const DEFAULT_SPAN = 6

const LONGEST_SPAN = Math.max(...SPANS)

// The first months to choose from; a list of choices has to end somewhere.
const MONTHS_BACK = 36
const MONTHS_AHEAD = 12

function monthAfter(day: Day, count: number): Month {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The months in the URL, such as `?from=2026-07&months=6`; without them, those that end with Belgrade's month. */
export function usePeriod() {
  const { query, filter } = useTableState()
  const today = todayInBelgrade()
  const span = SPANS.find((span) => String(span) === query.get('months')) ?? DEFAULT_SPAN
  const choices = Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, place) =>
    monthAfter(today, MONTHS_AHEAD - place),
  )
  const from = choices.find((month) => month === query.get('from')) ?? monthAfter(today, 1 - span)
  return { from, span, choices, choose: filter }
}

/** The figures of a month, or of all of them together: a column of the table and of the CSV file. */
interface PeriodFigures {
  /** The name of its order in the URL. */
  id: string
  name: string
  longName: string
  days: readonly Day[]
  sums: MonthFigures
}

/** A vehicle with its days rented in each month, and last in all; of one no longer in the fleet, only its ID is known. */
export interface OccupancyRow {
  id: string
  name: string
  rented: readonly number[]
}

/** The figures of every month that can be shown, in one pass, so that a choice of other months needs none. */
export function useAllFigures(reservations: readonly Reservation[] | undefined) {
  const today = todayInBelgrade()
  return useMemo(() => {
    if (!reservations) return undefined
    const first = `${monthAfter(today, -MONTHS_BACK)}-01`
    const months = monthsFrom(first, MONTHS_BACK + MONTHS_AHEAD + LONGEST_SPAN)
    return { daysOfMonths: months, ...figuresOf(reservations, months, today) }
  }, [reservations, today])
}

export type AllFigures = NonNullable<ReturnType<typeof useAllFigures>>

/** The figures of the months in the URL, with a row for each vehicle of the fleet and each other that was rented. */
export function useFigures(all: AllFigures, vehicles: readonly Vehicle[]) {
  const { t } = useTranslation(['desk', 'client'])
  const { language } = useFormats()
  const { from, span } = usePeriod()
  const names = useMemo(
    () => vehicleNames(vehicles, ({ id, name }) => t('figures.vehicleWithId', { id, name })),
    [vehicles, t],
  )
  return useMemo(() => {
    const short = dayFormatter({ month: 'short', year: 'numeric' }, language)
    const long = dayFormatter({ month: 'long', year: 'numeric' }, language)
    const place = all.daysOfMonths.findIndex(([day]) => day === `${from}-01`)
    const months = all.daysOfMonths.slice(place, place + span)
    const monthFigures = all.months.slice(place, place + span)
    const shown = monthFigures.map((sums, month): PeriodFigures => {
      const days = months[month] ?? []
      const [first = ''] = days
      return { id: first.slice(0, 7), name: short(first), longName: long(first), days, sums }
    })
    const name = t('figures.total')
    const total: PeriodFigures = {
      id: 'total',
      name,
      longName: name,
      days: months.flat(),
      sums: totalOf(monthFigures),
    }
    const rows: OccupancyRow[] = []
    let allRented = 0
    for (const id of new Set([...names.keys(), ...all.rentedDays.keys()])) {
      const rented = months.map((_, month) => all.rentedDays.get(id)?.[place + month] ?? 0)
      const sum = sumOf(rented)
      if (sum === 0 && !names.has(id)) continue
      const name = names.get(id) ?? t('client:table.unknownVehicle', { id })
      rows.push({ id, name, rented: [...rented, sum] })
      allRented += sum
    }
    const share = rows.length === 0 ? 0 : allRented / (rows.length * total.days.length)
    return { rows, share, from, months: shown, total, periods: [...shown, total] }
  }, [all, names, from, span, language, t])
}

export type ShownFigures = ReturnType<typeof useFigures>

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)
