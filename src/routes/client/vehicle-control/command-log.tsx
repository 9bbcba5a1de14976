import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { LogEntry } from './use-command-log'
import { useCommandLabels } from './use-command-labels'

import styles from './command-log.module.css'

/** The commands that were given, the newest first (D20). */
export function CommandLog({ entries }: { entries: readonly LogEntry[] }) {
  const { t } = useTranslation('control')
  const { commandLabel } = useCommandLabels()
  const headingId = useId()
  return (
    <section className={styles.log}>
      <h2 id={headingId}>{t('log.title')}</h2>
      {entries.length === 0 && <p>{t('log.empty')}</p>}
      <ol aria-labelledby={headingId}>
        {entries.map((entry) => (
          <li key={entry.number}>
            <time>{entry.time.slice(11)}</time>
            <span>{commandLabel(entry)}</span>
            <code>{codeOf(entry)}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The command as it was logged, such as 'set_temps driver_temp: 21.5, passenger_temp: 20'. */
function codeOf({ command, parameters }: LogEntry): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}: ${value}`)
  return `${command} ${pairs.join(', ')}`.trim()
}
