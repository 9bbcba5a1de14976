import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { reservationsQuery, type Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { FOLLOWED } from '@/lists/use-list'
import { paths } from '@/paths'
import { arrivedSlips } from '@/rental/arrived-slips'
import { awaitsConfirmation } from '@/rental/status'
import { showToast } from '@/ui/toast'

/**
 * Announces slips that come while an administrator is on any page of the signed-in area: by a toast, and by `onCount`, the
 * number of those that wait and have not been opened since.
 */
export function SlipWatch({ onCount }: { onCount: (count: number) => void }) {
  const { t } = useTranslation('desk')
  const { figure } = useFormats()
  const { pathname, search } = useLocation()
  const { data } = useQuery({ ...reservationsQuery(), ...FOLLOWED })
  const openId =
    (pathname === paths.allReservations && new URLSearchParams(search).get('reservation')) || undefined
  const known = useRef<readonly Reservation[]>(undefined)
  const arrived = useRef<readonly string[]>([])

  const announce = (ids: readonly string[]) => {
    const [id = ''] = ids
    const count = ids.length
    const link = {
      to: paths.reservation(id),
      text: t(count > 1 ? 'arrived.check' : 'reservations.toast.link', { id }),
    }
    void showToast('info', t('arrived.text', { count, figure: figure(count) }), link)
  }
  const follow = useEffectEvent((rows: readonly Reservation[], openId: string | undefined) => {
    const before = known.current ?? rows
    // Nothing comes by opening or closing a panel, and looking through a long list takes a while.
    const fresh = before === rows ? [] : arrivedSlips(before, rows).filter(({ id }) => id !== openId)
    known.current = rows
    const ids = new Set([...arrived.current, ...fresh.map(({ id }) => id)])
    arrived.current =
      ids.size === 0
        ? []
        : rows
            .filter((row) => ids.has(row.id) && row.id !== openId && awaitsConfirmation(row))
            .map(({ id }) => id)
    if (fresh.length > 0) announce(arrived.current)
    onCount(arrived.current.length)
  })
  const rows = data?.rows
  useEffect(() => {
    if (rows) follow(rows, openId)
  }, [rows, openId])
  useEffect(() => () => onCount(0), [onCount])
  return null
}
