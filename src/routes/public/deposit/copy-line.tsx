import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'
import { Cluster } from '@/ui/layout'

import styles from './copy-line.module.css'

interface CopyLineProps {
  name: string
  value: string
  /** The copied text, if it differs from the shown value. */
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
  // The outcome of an earlier value is not shown.
  const shown = outcome?.of === copied ? outcome.result : undefined
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      {/* The bank needs the exact value, so page translation must not change it. */}
      <dd translate="no">{value}</dd>
      <Cluster as="dd" className={styles.copy}>
        <small role="status" className={shown && styles[shown]}>
          {shown && t(`copy.${shown}`)}
        </small>
        <Button aria-label={`${t('copy.action')}: ${name}`} onClick={() => void copy()}>
          {t('copy.action')}
        </Button>
      </Cluster>
    </div>
  )
}
