import { useTranslation } from 'react-i18next'

import { FailureNotice } from '@/lists/failure-notice'
import { isUnknownOutcome, NotReadError } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { bringIntoSight, Notice } from '@/ui/notice'

import { ChangedElsewhereError } from './use-save-vehicle'
import { entriesOf } from './vehicle-entries'

interface SavingFailureProps {
  error: Error | null
  /** Whether the vehicle was deleted elsewhere, so that it cannot be saved at all. */
  isGone: boolean
  decimalSign: string
  onTakeTheirs: () => void
  onLookAtList: () => void
}

/** Why the vehicle was not saved; theirs, if somebody else has changed it; or that nobody knows whether it was saved. */
export function SavingFailure({
  error,
  isGone,
  decimalSign,
  onTakeTheirs,
  onLookAtList,
}: SavingFailureProps) {
  const { t } = useTranslation('fleet')
  if (isGone)
    return (
      <Notice tone="warning" role="status" ref={bringIntoSight}>
        {t('form.gone')}
      </Notice>
    )
  if (error instanceof NotReadError) return <FailureNotice error={error} text={t('form.notRead')} />
  if (error instanceof ChangedElsewhereError) {
    const theirs = entriesOf(error.now, decimalSign)
    return (
      <Notice
        tone="warning"
        role="status"
        ref={bringIntoSight}
        action={<Button onClick={onTakeTheirs}>{t('form.takeTheirs')}</Button>}
      >
        {t('form.changedElsewhere')}
        <ul>
          {error.changes.map((name) => (
            <li key={name}>
              {t(`form.${name}`)}: {theirs[name] || '–'}
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  if (isUnknownOutcome(error))
    return (
      <>
        <FailureNotice error={error} />
        <Notice tone="warning" action={<Button onClick={onLookAtList}>{t('form.lookAtList')}</Button>}>
          {t('form.maybeSaved')}
        </Notice>
      </>
    )
  return <FailureNotice error={error} />
}
