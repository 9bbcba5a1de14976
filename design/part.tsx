import type { ReactNode } from 'react'

import styles from './design.module.css'

/** A section of the page. Its id is the fragment of its address and the name of its picture in tests/pictures. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

interface SampleProps {
  /** The name of the part, or of its state. */
  name: string
  /** The state to show the control in, as if it were pointed at or focused by the keyboard. */
  state?: 'hover' | 'focus'
  /** Selects the control for `state`. */
  of?: string
  /** Whether the sample takes the whole row. */
  wide?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A part in one of its states, under its name. */
export function Sample({
  name,
  state,
  of = 'button, a, input, select, textarea',
  wide,
  className,
  children,
}: SampleProps) {
  const mark = (element: HTMLElement | null) => {
    if (state) element?.querySelector(of)?.setAttribute('data-state', state)
  }
  return (
    <div className={styles.sample} data-wide={wide}>
      <p className={styles.name}>{name}</p>
      <div ref={mark} className={className}>
        {children}
      </div>
    </div>
  )
}

/** Samples beside each other, under a heading. */
export function Samples({ title, small, children }: { title: string; small?: boolean; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <div className={`${styles.samples} ${small ? styles.small : ''}`}>{children}</div>
    </>
  )
}
