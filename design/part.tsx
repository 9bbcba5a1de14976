import type { ReactNode } from 'react'

import styles from './design.module.css'

/** A section of the page: parts that belong together. Its id is its place in the address, and the name of its picture. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

interface SampleProps {
  /** The part, or the state it is in. */
  name: string
  /** The state that the control is shown in, as if somebody pointed at it or had reached it by the keyboard. */
  state?: 'hover' | 'focus'
  /** Which element that is. */
  of?: string
  /** Whether it takes the whole line. */
  wide?: boolean
  children: ReactNode
}

/** A part in one of its states, under its name. */
export function Sample({
  name,
  state,
  of = 'button, a, input, select, textarea',
  wide,
  children,
}: SampleProps) {
  const mark = (element: HTMLElement | null) => {
    if (state) element?.querySelector(of)?.setAttribute('data-state', state)
  }
  return (
    <div className={styles.sample} data-wide={wide}>
      <p className={styles.name}>{name}</p>
      <div ref={mark}>{children}</div>
    </div>
  )
}

/** Samples beside each other. */
export function Samples({ title, small, children }: { title: string; small?: boolean; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <div className={`${styles.samples} ${small ? styles.small : ''}`}>{children}</div>
    </>
  )
}
