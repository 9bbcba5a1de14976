import type { LogEntry } from './use-command-log'
import { useCommandLabels } from './use-command-labels'

import styles from './newest-command.module.css'

/** The command given last: read out, and in sight where the list of commands is not. */
export function NewestCommand({ entry }: { entry: LogEntry | undefined }) {
  const { commandLabel } = useCommandLabels()
  return (
    <p className={entry ? styles.newest : 'visually-hidden'} role="status">
      {/* A new element each time, so that the same command given again is read out again. */}
      {entry && <span key={entry.number}>{commandLabel(entry)}</span>}
    </p>
  )
}
