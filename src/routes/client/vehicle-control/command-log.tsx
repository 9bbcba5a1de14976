import { useTranslation } from 'react-i18next'

import { Panel } from '@/ui/layout'

import { useCommandLabels } from './use-command-labels'
import type { LogEntry } from './use-command-log'

import styles from './command-log.module.css'

/** All commands, newest first. */
export function CommandLog({ entries }: { entries: readonly LogEntry[] }) {
  const { t } = useTranslation('control')
  const { commandLabel } = useCommandLabels()
  return (
    <Panel as="section" gap={3} className={styles.log}>
      <h2 id="log">{t('log.title')}</h2>
      {entries.length === 0 && <p className="muted">{t('log.empty')}</p>}
      <ol aria-labelledby="log">
        {entries.map((entry) => (
          <li key={entry.number}>
            <time className="muted">{entry.time.slice(11)}</time>
            <span>{commandLabel(entry)}</span>
            <code className="muted">{codeOf(entry)}</code>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

// Such as 'set_temps driver_temp: 21.5, passenger_temp: 20'.
function codeOf({ command, parameters }: LogEntry): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}: ${value}`)
  return `${command} ${pairs.join(', ')}`.trim()
}

/** The latest command: read out, and shown at the foot of the window, since the list is out of sight. */
export function NewestCommand({ entry }: { entry: LogEntry | undefined }) {
  const { commandLabel } = useCommandLabels()
  return (
    <p className={entry ? `not-printed small ${styles.newest}` : 'visually-hidden'} role="status">
      {/* A new element each time, so that a repeated command is read out again. */}
      {entry && <span key={entry.number}>{commandLabel(entry)}</span>}
    </p>
  )
}
