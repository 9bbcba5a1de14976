import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '@/paths'
import type { Figure } from '@/rental/figures'
import type { Day } from '@/rental/wall-clock'

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

/** A figure that leads to the reservations behind it. */
export function FigureLink({ figure, days, vehicle, isZero, children }: FigureLinkProps) {
  if (isZero) return <span className="touch">{children}</span>
  return (
    <Link className="touch" to={paths.reservationsBehind(figure, days[0] ?? '', days.at(-1) ?? '', vehicle)}>
      {children}
    </Link>
  )
}
