import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Vehicle } from '@/api/vehicles'
import { OWNER_RULES } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import type { Availability } from '@/rental/availability'
import { choosePeriod, earliestReturn, RENTAL_TIME, rentalTimeOn, TIME_SLOTS } from '@/rental/period'
import { priceOf } from '@/rental/pricing'
import { addDays, todayInBelgrade, type Day } from '@/rental/wall-clock'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Cluster, Stack } from '@/ui/layout'

import { DayCalendar, focusDay } from './day-calendar'

import styles from './day-dialog.module.css'

/** Which end of the period the day is. */
export type PeriodEnd = 'pickup' | 'return'

/** The days to choose, and what for. */
export interface DayDialogOptions {
  from: Day | undefined
  to: Day | undefined
  /** The selected vehicle: the total is shown with the days, and if its availability is known, the days are marked. */
  vehicle?: Pick<Vehicle, 'id' | 'pricePerDay'> | undefined
  availability?: Availability | undefined
  /** The words of a filter. Its days have no time, may be past, and either may be left out. */
  filter?: Record<PeriodEnd | 'any', string>
}

export interface DayDialogProps extends DayDialogOptions {
  end: PeriodEnd
  /** The time chosen before, or ''. */
  time: string
  onClose: () => void
  onConfirm: (day: Day | undefined, time: string) => void
}

/** The dialog for day and time: both are needed, though 08:00 is what counts (docs/decisions.md, "One rental time"). */
export function DayDialog({ onClose, ...options }: DayDialogProps) {
  const { t } = useTranslation('booking')
  const { end, filter } = options
  return (
    <Dialog title={filter?.[end] ?? t(`dialog.${end}Title`)} variant="sheet" onClose={onClose}>
      {/* A pickup leads on to its return in the open dialog; a new dialog would have the page laid out again. */}
      <DayForm key={end} {...options} />
    </Dialog>
  )
}

/** The form for the day and the time of one end of the period. */
function DayForm({ end, time: initialTime, onConfirm, ...options }: Omit<DayDialogProps, 'onClose'>) {
  const { t } = useTranslation('booking')
  const { from, to, vehicle, availability, filter } = options
  const isPickup = end === 'pickup'
  const today = todayInBelgrade()
  const minDay = filter ? (isPickup ? undefined : from) : isPickup ? today : earliestReturn(from ?? today)
  const initialDay = isPickup ? from : to
  const [chosenDay, setChosenDay] = useState(
    minDay && initialDay && initialDay < minDay ? undefined : initialDay,
  )
  const [time, setTime] = useState(initialTime)
  const id = useId()
  // Runs after the browser has given the focus to the dialog's first button, where a second Enter would close the dialog.
  useEffect(focusDay, [])
  const isComplete = chosenDay !== undefined && (filter !== undefined || time !== '')
  const days = isPickup ? { from: chosenDay, to } : { from, to: chosenDay }
  // A return is judged by the whole rental; a day without its other end by one day of rental.
  const isTaken =
    vehicle &&
    availability &&
    ((day: Day) => {
      const start = isPickup ? day : from !== undefined && from < day ? from : addDays(day, -1)
      const period = { start: rentalTimeOn(start), end: rentalTimeOn(isPickup ? addDays(day, 1) : day) }
      return !availability.isFree(vehicle.id, period)
    })
  return (
    <Stack gap={3}>
      <DayCalendar
        end={end}
        {...days}
        minDay={minDay}
        filter={filter}
        isTaken={isTaken}
        onChoose={setChosenDay}
      />
      {!filter && (
        <Cluster gap={6} className={styles.times}>
          <Cluster className={styles.time}>
            <label htmlFor={`${id}-time`}>{t('dialog.time')}</label>
            <select
              className={styles.select}
              id={`${id}-time`}
              aria-describedby={`${id}-note`}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            >
              <option value="" disabled>
                {t('dialog.chooseTime')}
              </option>
              {TIME_SLOTS.map((slot) => (
                <option key={slot} value={slot}>
                  {slot}
                </option>
              ))}
            </select>
          </Cluster>
          <small className="muted" id={`${id}-note`}>
            {t('dialog.fixedTime', { time: RENTAL_TIME })}
          </small>
        </Cluster>
      )}
      <Cluster gap={6} spread fill className={styles.foot}>
        {filter ? (
          <Button disabled={initialDay === undefined} onClick={() => onConfirm(undefined, time)}>
            {filter.any}
          </Button>
        ) : (
          <ChosenDays {...days} vehicle={vehicle} availability={availability} />
        )}
        <Button variant="primary" disabled={!isComplete} onClick={() => onConfirm(chosenDay, time)}>
          {t('dialog.confirm')}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** The choice so far: the days, their number and the total of the selected vehicle. Announced once for each choice. */
function ChosenDays({ from, to, vehicle, availability }: Omit<DayDialogOptions, 'filter'>) {
  const { t } = useTranslation(['booking', 'common'])
  const { money, date, discount } = useFormats()
  const choice = choosePeriod(from, to)
  const isChosen = choice.kind === 'chosen'
  const isTaken = isChosen && vehicle && availability?.isFree(vehicle.id, choice.period) === false
  const price =
    isChosen && vehicle && !isTaken && priceOf(vehicle.pricePerDay, choice.days, OWNER_RULES.discounts)
  return (
    <p aria-live="polite" aria-atomic="true">
      {/* Each text that changes is alone in its element, because page translation replaces texts. */}
      <strong>
        {from === undefined && to === undefined
          ? t('dialog.noDays')
          : [from, to].map((day) => (day === undefined ? '…' : date(day))).join(' – ')}
      </strong>{' '}
      {choice.kind === 'reversed' && <span>{t('invalidDuration')}</span>}
      {choice.kind === 'tooShort' && <span>{t('dialog.tooShort')}</span>}
      {isChosen && (
        <span>
          <span>{t('common:days', { count: choice.days })}</span>
          {price && <strong>{` · ${money(price.total)}`}</strong>}
        </span>
      )}{' '}
      {price && price.discount > 0 && <span>{t('discount', { amount: discount(price.discount) })}</span>}
      {isTaken && <span className={styles.taken}>{t('dialog.takenThen')}</span>}
    </p>
  )
}
