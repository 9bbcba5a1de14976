import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { readFigure } from '@/rental/fleet-search'
import { Button } from '@/ui/button'
import { Field, SelectField } from '@/ui/field'
import { Stack } from '@/ui/layout'

import { SORTS, useFleetWishes } from './use-fleet-wishes'

import styles from './fleet-filters.module.css'

/** The bar above the cards: which cars are shown, and in which order; folded on a phone. */
export function FleetFilters({ hasDays }: { hasDays: boolean }) {
  const { t } = useTranslation('booking')
  const { query, change, hasWishes, order } = useFleetWishes()
  const [isOpen, setOpen] = useState(hasWishes)
  const id = useId()
  const figureField = (name: 'price' | 'range', label: string) => (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={query.get(name) ?? ''}
      error={
        query.get(name) && readFigure(query.get(name) ?? '') === undefined ? t('filter.noFigure') : undefined
      }
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <section aria-label={t('filter.name')}>
      <Button
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filter.name')}
      </Button>
      <Stack id={id} className={`${styles.bar} ${isOpen ? styles.open : ''}`}>
        <SelectField
          label={t('filter.sort')}
          value={order.by}
          options={SORTS.map(({ sort: { by } }) => [by, t(`filter.by.${by}`)])}
          onChoose={(sort) => change({ sort })}
        >
          <option value="">{t('filter.recommended')}</option>
        </SelectField>
        {figureField('price', t('filter.price'))}
        {figureField('range', t('filter.range'))}
        {hasDays && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={query.get('free') === 'only'}
              onChange={({ target }) => change({ free: target.checked ? 'only' : undefined })}
            />
            {t('filter.free')}
          </label>
        )}
        {hasWishes && <ClearButton />}
      </Stack>
    </section>
  )
}

/** Drops all wishes; the order stays. */
export function ClearButton() {
  const { t } = useTranslation('booking')
  const { change } = useFleetWishes()
  return (
    <Button variant="quiet" onClick={() => change({ free: undefined, price: undefined, range: undefined })}>
      {t('filter.clear')}
    </Button>
  )
}
