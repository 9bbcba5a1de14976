import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router-dom'

import styles from './figures-page.module.css'

interface FigureLinkProps {
  /** The address of the reservations behind the figure. */
  to: string
  /** Whether no reservation is behind it, so that there is nothing to lead to. */
  isZero: boolean
  /** The share, from 0 to 1, that colours a cell of the heat map. */
  heat?: number
  children: ReactNode
}

/** A figure that leads to the reservations behind it. */
export function FigureLink({ to, isZero, heat, children }: FigureLinkProps) {
  const look: { className: string; style?: CSSProperties } =
    heat === undefined
      ? { className: 'touch' }
      : { className: `touch ${styles.heat}`, style: { '--heat': heat } }
  return isZero ? (
    <span {...look}>{children}</span>
  ) : (
    <Link {...look} to={to}>
      {children}
    </Link>
  )
}
