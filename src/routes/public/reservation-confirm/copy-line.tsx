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
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const copy = () => {
    navigator.clipboard.writeText(copied).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  }
  return (
    <div className={styles['line']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd className={styles['copy']}>
        <span role="status">{outcome && t(`copy.${outcome}`)}</span>
        <Button aria-label={`${t('copy.action')}: ${name}`} onClick={copy}>
          {t('copy.action')}
        </Button>
      </dd>
    </div>
  )
}
