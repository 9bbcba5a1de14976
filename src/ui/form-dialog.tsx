import { useId, useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { Button } from './button'
import { Dialog } from './dialog'
import { Cluster, Stack } from './layout'

import styles from './form-dialog.module.css'

interface FormDialogProps extends Pick<ComponentProps<'form'>, 'ref' | 'onInput' | 'children'> {
  title: string
  isPending: boolean
  /** Whether nothing can be sent, so that the button that sends is dimmed. */
  isBlocked?: boolean
  /** Whether closing the dialog would lose something, so that it asks first. */
  hasEntries: () => boolean
  onSubmit: () => void
  onClose: () => void
  /** Called instead of `onClose` once the question is answered by 'Discard'. */
  onDiscard?: () => void
}

/** A form in a dialog, which asks before entries are discarded; while it is sent, it stays open. */
export function FormDialog({
  title,
  isPending,
  isBlocked = false,
  hasEntries,
  onSubmit,
  onClose,
  onDiscard = onClose,
  children,
  ...form
}: FormDialogProps) {
  const { t } = useTranslation('ui')
  const [isAsking, setAsking] = useState(false)
  const askedFrom = useRef<Element>(null)
  const confirmClose = () => {
    if (!hasEntries()) return true
    if (!isAsking) askedFrom.current = document.activeElement
    setAsking(true)
    return false
  }
  const keepEditing = () => {
    flushSync(() => setAsking(false))
    if (askedFrom.current instanceof HTMLElement) askedFrom.current.focus()
  }
  return (
    <Dialog
      title={title}
      variant="wide"
      closedBy={isPending ? 'none' : 'closerequest'}
      confirmClose={confirmClose}
      onClose={onClose}
    >
      <Stack
        as="form"
        {...form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <Cluster className={styles.actions} hidden={isAsking}>
          <Button aria-disabled={isPending} onClick={() => !isPending && confirmClose() && onClose()}>
            {t('form.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            aria-disabled={isPending || isBlocked}
            aria-busy={isPending}
          >
            {t(isPending ? 'form.sending' : 'form.confirm')}
          </Button>
        </Cluster>
        {/* Without the event of the press, which `onClose` may take for something else. */}
        {isAsking && <DiscardQuestion onKeep={keepEditing} onDiscard={() => onDiscard()} />}
      </Stack>
    </Dialog>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('ui')
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
