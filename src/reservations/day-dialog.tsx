import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { RENTAL_TIME, TIME_SLOTS } from '@/rental/period'
import type { Day } from '@/rental/wall-clock'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

import { DayCalendar } from './day-calendar'

import styles from './day-dialog.module.css'

export interface DayDialogProps {
  end: 'pickup' | 'return'
  day: Day | undefined
  /** The chosen day of pickup, where the dialog asks for the return. */
  pickup?: Day | undefined
  minDay: Day
  /** The time chosen before, or ''. */
  time: string
  isTaken: ((day: Day) => boolean) | undefined
  onClose: () => void
  onConfirm: (day: Day, time: string) => void
}

/** The dialog for day and time: both must be chosen, though the rental keeps to 08:00 (docs/decisions.md, "One rental time"). */
export function DayDialog({
  end,
  day,
  pickup,
  minDay,
  time: timeBefore,
  isTaken,
  onClose,
  onConfirm,
}: DayDialogProps) {
  const { t } = useTranslation(['booking', 'common'])
  const [chosenDay, setChosenDay] = useState(day !== undefined && day >= minDay ? day : undefined)
  const [time, setTime] = useState(timeBefore)
  const id = useId()
  const complete = chosenDay !== undefined && time !== ''
  return (
    <Dialog title={t(`dialog.${end}Title`)} closeLabel={t('common:close')} onClose={onClose}>
      <div className={styles.body}>
        <DayCalendar
          day={chosenDay}
          pickup={pickup}
          minDay={minDay}
          isTaken={isTaken}
          onChoose={setChosenDay}
        />
        <div className={styles.time}>
          <label htmlFor={`${id}-time`}>{t('dialog.time')}</label>
          <select
            id={`${id}-time`}
            aria-describedby={`${id}-note`}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          >
            <option value="" disabled>
              {t('dialog.chooseTime')}
            </option>
            {TIME_SLOTS.map((slot) => (
              <option key={slot}>{slot}</option>
            ))}
          </select>
        </div>
        <p className={styles.note} id={`${id}-note`}>
          {t('dialog.fixedTime', { time: RENTAL_TIME })}
        </p>
        <Button look="primary" disabled={!complete} onClick={() => complete && onConfirm(chosenDay, time)}>
          {t('dialog.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
