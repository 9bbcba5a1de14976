import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'
import { Cluster } from '@/ui/layout'

import styles from './vehicle-dialog.module.css'

/** The question before entries are discarded; if they are kept, the focus returns to where it was. */
export function useDiscardQuestion() {
  const [isAsking, setAsking] = useState(false)
  const askedFrom = useRef<Element>(null)
  return {
    isAsking,
    askToDiscard: () => {
      if (!isAsking) askedFrom.current = document.activeElement
      setAsking(true)
    },
    keepEditing: () => {
      flushSync(() => setAsking(false))
      if (askedFrom.current instanceof HTMLElement) askedFrom.current.focus()
    },
  }
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Asks whether the entries may be discarded. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('fleet')
  const id = useId()
  return (
    <Cluster role="group" aria-labelledby={id} className={styles.question}>
      <p id={id}>{t('form.discardQuestion')}</p>
      <Button ref={focus} onClick={onKeep}>
        {t('form.keepEditing')}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {t('form.discard')}
      </Button>
    </Cluster>
  )
}
