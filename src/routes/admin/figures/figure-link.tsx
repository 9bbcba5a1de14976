import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '@/paths'
import type { Figure } from '@/rental/figures'
import type { Day } from '@/rental/wall-clock'
import { isModified } from '@/ui/table'

interface FigureLinkProps {
  figure: Figure
  /** The days that it counts, in order. */
  days: readonly Day[]
  /** The one vehicle that it counts. */
  vehicle?: string
  /** Whether no reservation is behind it, so that there is nothing to lead to. */
  isZero: boolean
  children: ReactNode
}

/** A figure that leads to the reservations behind it; `useFollowFigures` follows it. */
export function FigureLink({ figure, days, vehicle, isZero, children }: FigureLinkProps) {
  if (isZero) return <span className="touch">{children}</span>
  return (
    <a className="touch" href={paths.reservationsBehind(figure, days[0] ?? '', days.at(-1) ?? '', vehicle)}>
      {children}
    </a>
  )
}

/**
 * Follows the figures of an element inside the app, by one handler for all of them: with a `Link` for each of three
 * hundred, twelve months took a quarter longer to be drawn.
 */
export function useFollowFigures() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
    if (!href || event.isDefaultPrevented() || isModified(event)) return
    event.preventDefault()
    void navigate(href)
  }
}
