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

export function CopyLine({ name, value, copied = value }: CopyLineProps) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<{ of: string; result: 'done' | 'failed' }>()
  const copy = async () => {
    try {
      // Throws without https, where there is no clipboard.
      await navigator.clipboard.writeText(copied)
      setOutcome({ of: copied, result: 'done' })
    } catch {
      setOutcome({ of: copied, result: 'failed' })
    }
  }
  // Says nothing of a value that was copied before it changed.
  const shown = outcome?.of === copied ? outcome.result : undefined
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      {/* The bank wants it as it is, on a page that the browser translates too. */}
      <dd translate="no">{value}</dd>
      <dd className={styles.copy}>
        <span role="status" className={shown && styles[shown]}>
          {shown && t(`copy.${shown}`)}
        </span>
        <Button aria-label={`${t('copy.action')}: ${name}`} onClick={() => void copy()}>
          {t('copy.action')}
        </Button>
      </dd>
    </div>
  )
}
