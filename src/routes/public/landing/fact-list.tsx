import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './fact-list.module.css'

/** What the fleet says of a model, each as text. */
export interface Facts {
  price?: string | undefined
  range?: string | undefined
  acceleration?: string | undefined
}

const FACTS = ['price', 'range', 'acceleration'] as const

/** The facts of a model; its place is the same before they are known. */
export const FactList = memo(function FactList(facts: Facts) {
  const { t } = useTranslation('landing')
  return (
    <dl className={styles.facts}>
      {FACTS.map((fact) => (
        <div key={fact}>
          <dt>{t(`promo.${fact}`)}</dt>
          <dd>{facts[fact] ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
})
