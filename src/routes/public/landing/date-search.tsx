import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { paths } from '@/paths'
import { RENTAL_TIME } from '@/rental/period'
import { readDay, todayInBelgrade } from '@/rental/wall-clock'
import { Button } from '@/ui/button'

import styles from './date-search.module.css'

/** Two days, and on to the cars with them. */
export function DateSearch() {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const today = todayInBelgrade()
  return (
    <form
      className={styles['search']}
      aria-label={t('hero.searchLabel')}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(paths.booking({ from: readDay(from), to: readDay(to) }))
      }}
    >
      <label>
        {t('hero.pickup')}
        <input type="date" min={today} value={from} onChange={(event) => setFrom(event.target.value)} />
      </label>
      <label>
        {t('hero.return')}
        <input type="date" min={from || today} value={to} onChange={(event) => setTo(event.target.value)} />
      </label>
      <Button type="submit" look="primary">
        {t('hero.search')}
      </Button>
      <p>{t('hero.atEight', { time: RENTAL_TIME })}</p>
    </form>
  )
}
