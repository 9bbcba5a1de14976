import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { paths } from '@/paths'
import { RENTAL_TIME } from '@/rental/period'
import { todayInBelgrade, type Day } from '@/rental/wall-clock'
import { Button } from '@/ui/button'

import { keepDays, keptDays, readDays, type EnteredDays } from './entered-days'

import styles from './date-search.module.css'

/**
 * Two days, and on to the cars with them. The browser keeps what is entered and can send it by itself, since the page
 * is there before its script is.
 */
export function DateSearch() {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const [from, setFrom] = useState('')
  // Asked for once somebody is about to choose: the page was drawn on another day, and the first answer takes long.
  const [today, setToday] = useState<Day>()
  const askDay = () => setToday(todayInBelgrade())

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current === null) return
    // A field may have had the focus, or a day, before the script came.
    if (form.current.contains(document.activeElement)) setToday(todayInBelgrade())
    fill(form.current, keptDays())
    setFrom(daysIn(form.current).from ?? '')
  }, [])

  return (
    <form
      ref={form}
      className={styles.search}
      aria-label={t('hero.searchLabel')}
      action={paths.vehicles}
      onSubmit={(event) => {
        event.preventDefault()
        const days = daysIn(event.currentTarget)
        keepDays(days)
        void navigate(paths.booking(days))
      }}
      onChange={(event) => keepDays(daysIn(event.currentTarget))}
    >
      <label>
        {t('hero.pickup')}
        <input
          type="date"
          name="from"
          min={today}
          onPointerEnter={askDay}
          onFocus={askDay}
          onChange={(event) => setFrom(event.target.value)}
        />
      </label>
      <label>
        {t('hero.return')}
        <input type="date" name="to" min={from || today} onPointerEnter={askDay} onFocus={askDay} />
      </label>
      <Button type="submit" look="primary">
        {t('hero.search')}
      </Button>
      <p>{t('hero.atEight', { time: RENTAL_TIME })}</p>
    </form>
  )
}

function daysIn(form: HTMLFormElement): EnteredDays {
  const entries = new FormData(form)
  return readDays((name) => entries.get(name))
}

/** Puts the days into the fields that have none. */
function fill(form: HTMLFormElement, days: EnteredDays): void {
  for (const [name, day] of Object.entries(days)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value ||= day ?? ''
  }
}
