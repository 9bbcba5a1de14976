import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { showToast, type ToastKind } from '@/ui/toast'

import { Part, Sample, Samples } from './part'

import styles from './design.module.css'

const KINDS: ToastKind[] = ['success', 'error', 'info']

/** Dialogs and toasts, each opened by a button. */
export function DialogsPart() {
  const { t } = useTranslation(['booking', 'common'])
  return (
    <Part id="dialogs" title="Dialogs and toasts">
      <Samples title="Dialog">
        <DialogSample name="Plain dialog" />
        <DialogSample name="Panel" variant="panel" />
        <DialogSample name="Wide dialog" variant="wide" />
        <DialogSample name="Sheet" variant="sheet" />
        <FormSample name="Form" />
        <FormSample name="Busy form" isPending />
        <DialogSample name="Busy dialog" closedBy="none" />
        <DialogSample name="Long dialog" paragraphs={12} />
      </Samples>
      <Samples title="Toast">
        {KINDS.map((kind) => (
          <Sample key={kind} name="goes after 5 seconds">
            <Button onClick={() => void showToast(kind, t('toast.created'))}>Toast: {kind}</Button>
          </Sample>
        ))}
        {KINDS.map((kind) => (
          <Sample key={kind} name="with a link: stays until it is closed">
            <Button
              onClick={() => {
                const link = { to: '?', text: t('toast.seeReservations') }
                void showToast(kind, t('toast.created'), link)
              }}
            >
              Toast with a link: {kind}
            </Button>
          </Sample>
        ))}
        <Sample name="whose script did not come">
          <div className={styles.frame}>
            <p className="plain-toast">{t('toast.created')}</p>
          </div>
        </Sample>
      </Samples>
    </Part>
  )
}

type DialogSampleProps = Pick<ComponentProps<typeof Dialog>, 'variant' | 'closedBy'> & {
  name: string
  paragraphs?: number
}

function DialogSample({ name, paragraphs = 1, ...dialog }: DialogSampleProps) {
  const { t } = useTranslation(['booking', 'common'])
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && (
        <Dialog {...dialog} title={t('summary.title')} onClose={close}>
          <div className={styles.elements}>
            {Array.from({ length: paragraphs }, (_, index) => (
              <p key={index}>{t('description')}</p>
            ))}
            <Field label={t('common:language')} />
            <Button variant="primary" onClick={close}>
              {t('dialog.confirm')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Asks whenever it is closed. */
function FormSample({ name, isPending = false }: { name: string; isPending?: boolean }) {
  const { t } = useTranslation(['booking', 'common'])
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && (
        <FormDialog
          title={t('summary.title')}
          isPending={isPending}
          hasEntries={() => true}
          onSubmit={close}
          onClose={close}
        >
          <Field label={t('common:language')} readOnly={isPending} />
        </FormDialog>
      )}
    </>
  )
}
