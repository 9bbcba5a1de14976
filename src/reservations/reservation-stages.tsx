import { useTranslation } from 'react-i18next'

import { stagesOf, type NextStep } from '@/rental/status'

import styles from './reservation-stages.module.css'

/** The stages of a reservation, with its current one: reserved, deposit sent, confirmed. */
export function ReservationStages({ next }: { next: NextStep }) {
  const { t } = useTranslation('client')
  const { stages, currentStage } = stagesOf(next)
  return (
    <ol className={`small ${styles.track}`} aria-label={t('track.name')}>
      {stages.map((stage, place) => (
        <li
          key={stage}
          data-reached={place <= stages.indexOf(currentStage)}
          aria-current={stage === currentStage ? 'step' : undefined}
        >
          <Mark isReached={place <= stages.indexOf(currentStage)} isFailed={stage === 'failed'} />
          {t(`track.${stage}`)}
        </li>
      ))}
    </ol>
  )
}

/** The same stages as marks beside the status in a list; hidden from screen readers. */
export function ReservationMarks({ next }: { next: NextStep }) {
  const { t } = useTranslation('client')
  const { stages, currentStage } = stagesOf(next)
  return (
    <span className={styles.marks} aria-hidden="true" title={t(`track.${currentStage}`)}>
      {stages.map((stage, place) => (
        <Mark key={stage} isReached={place <= stages.indexOf(currentStage)} isFailed={stage === 'failed'} />
      ))}
    </span>
  )
}

// A tick, a cross or an empty ring: the marks differ without colour.
function Mark({ isReached, isFailed }: { isReached: boolean; isFailed: boolean }) {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true" data-failed={isFailed}>
      <circle cx="10" cy="10" r="8.5" fill={isReached ? 'currentColor' : 'none'} />
      {isReached && <path d={isFailed ? 'M7 7l6 6M13 7l-6 6' : 'M6 10.5l2.7 2.7L14 7.5'} />}
    </svg>
  )
}
