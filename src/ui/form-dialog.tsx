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
  const questionId = useId()
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
        {isAsking && (
          <Cluster role="group" aria-labelledby={questionId} className={styles.question}>
            <p id={questionId}>{t('form.discardQuestion')}</p>
            <Button ref={focus} onClick={keepEditing}>
              {t('form.keepEditing')}
            </Button>
            {/* Without the event of the press, which `onClose` may take for something else. */}
            <Button variant="danger" onClick={() => onDiscard()}>
              {t('form.discard')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Dialog>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
