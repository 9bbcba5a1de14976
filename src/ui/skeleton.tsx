import styles from './skeleton.module.css'

/** A grey placeholder of the given size while something loads; hidden from screen readers. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
