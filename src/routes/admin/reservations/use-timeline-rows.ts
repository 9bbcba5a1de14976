import { useMemo } from 'react'

import type { Reservation } from '@/api/reservations'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { daysOfLength, firstFreeDays } from '@/rental/nearest-periods'
import { compareText } from '@/rental/period'
import { isDayPrice } from '@/rental/pricing'
import { freeGaps, groupByVehicle, timelineBars } from '@/rental/timeline'
import { addDays } from '@/rental/wall-clock'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { useAvailability } from '@/reservations/use-availability'
import { pageOf, useTableState } from '@/ui/use-table-state'

import { useReservationFilters } from './use-reservation-filters'
import type { TimelineVehicle } from './use-timeline-cursor'
import { useTimelineView } from './use-timeline-view'

/** How many vehicles a page of the timeline has. */
export const ROWS_SHOWN = 15

/** How far ahead the next free day of a vehicle is looked for. */
const FREE_WITHIN_DAYS = 366

const NONE: readonly never[] = []

/** The vehicles of a page of the timeline, with what it shows of each; the same objects while nothing of it changes. */
export function useTimelineRows({ vehicles, names }: ReservationList, found: readonly Reservation[]) {
  const { language } = useFormats()
  const availability = useAvailability()
  const { page } = useTableState()
  const { vehicle: chosen } = useReservationFilters().filters
  const { window, today, isByFreeDay } = useTimelineView()
  const byVehicle = useMemo(() => groupByVehicle(found), [found])
  const fleet = useMemo(() => {
    const { compare } = new Intl.Collator(LANGUAGE_FACTS[language].tag, { numeric: true })
    const oneDay = daysOfLength(1)
    const soon = { from: today, to: addDays(today, FREE_WITHIN_DAYS) }
    return (vehicles.rows ?? NONE)
      .filter(({ id }) => chosen === undefined || id === chosen)
      .map(({ id, pricePerDay }) => ({
        id,
        name: names.vehicleName(id),
        pricePerDay: isDayPrice(pricePerDay) ? pricePerDay : undefined,
        nextFree:
          isByFreeDay && availability ? firstFreeDays(availability, id, oneDay, soon)?.from : undefined,
      }))
      .toSorted((a, b) => compareDays(a.nextFree, b.nextFree) || compare(a.name, b.name))
  }, [vehicles.rows, names, chosen, today, isByFreeDay, language, availability])
  const all = useMemo(() => {
    // Vehicles that are no longer in the fleet but are reserved on the days shown.
    const removed = [...byVehicle]
      .filter(([id, own]) => !names.vehicles.has(id) && timelineBars(own, window).length > 0)
      .map(([id]) => ({ id, name: names.vehicleName(id), pricePerDay: undefined, nextFree: undefined }))
    return [...fleet, ...removed]
  }, [fleet, byVehicle, names, window])
  const { shown } = pageOf(all, page, ROWS_SHOWN)
  const rows = useMemo(() => {
    // A day more at each end, so that free days reach the edges of the days shown.
    const before = addDays(window.from, -1)
    const range = { from: before < today ? today : before, to: addDays(window.from, window.days + 1) }
    return pageOf(all, shown, ROWS_SHOWN).rows.map((vehicle): TimelineVehicle => {
      const { id, pricePerDay } = vehicle
      const gaps = availability && pricePerDay !== undefined ? freeGaps(availability, id, range) : NONE
      return Object.assign({ reservations: byVehicle.get(id) ?? NONE, gaps }, vehicle)
    })
  }, [all, shown, byVehicle, availability, today, window])
  return { rows, shown, count: all.length }
}

// A vehicle that is never free comes last.
const compareDays = (a = '9999-12-31', b = '9999-12-31') => compareText(a, b)
