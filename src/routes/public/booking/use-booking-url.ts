import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { paths } from '@/paths'
import { todayInBelgrade } from '@/rental/wall-clock'

import { readBookingQuery, writeBookingQuery, type BookingUrl } from './booking-query'

type Change = Partial<Pick<BookingUrl, 'from' | 'to' | 'vehicleId' | 'step'>>

/** The visitor's choice, which lives in the URL (D7), and the way to change it. */
export function useBookingUrl() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const booking = useMemo(() => readBookingQuery(new URLSearchParams(search), todayInBelgrade), [search])

  const change = useCallback(
    (parts: Change) => {
      // A new step is a new page in the history, so that Back leaves it; other choices replace what was chosen.
      const replace = parts.step === undefined || parts.step === booking.step
      const path = paths.booking(writeBookingQuery({ ...booking, ...parts }))
      // Drawn at once: as a transition, the cards would wait behind everything else.
      void navigate(path, { replace, preventScrollReset: parts.step === undefined, flushSync: true })
    },
    [booking, navigate],
  )
  return { booking, change }
}
