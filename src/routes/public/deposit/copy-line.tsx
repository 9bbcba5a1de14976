import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'

import styles from './copy-line.module.css'

interface CopyLineProps {
  name: string
  value: string
  /** What is copied, if it is not what is shown. */
  copied?: string
}

/** A value with a button that copies it. */
export function CopyLine({ name, value, copied = value }: CopyLineProps) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<{ of: string; is: 'done' | 'failed' }>()
  const copy = async () => {
    try {
      // Undefined on a page without https.
      await navigator.clipboard.writeText(copied)
      setOutcome({ of: copied, is: 'done' })
    } catch {
      setOutcome({ of: copied, is: 'failed' })
    }
  }
  // What was copied before the value changed is not this one.
  const told = outcome?.of === copied ? outcome.is : undefined
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd className={styles.copy}>
        <span role="status" className={told && styles[told]}>
          {told && t(`copy.${told}`)}
        </span>
        <Button aria-label={`${t('copy.action')}: ${name}`} onClick={() => void copy()}>
          {t('copy.action')}
        </Button>
      </dd>
    </div>
  )
}
