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
export function SavingFailure({ error, isGone, decimalSign, ...actions }: SavingFailureProps) {
  const { t } = useTranslation('fleet')
  const warning = { tone: 'warning', role: 'status', ref: bringIntoSight } as const
  if (isGone) return <Notice {...warning}>{t('form.gone')}</Notice>
  if (error instanceof NotReadError) return <Notice {...warning}>{t('form.notRead')}</Notice>
  if (error instanceof ChangedElsewhereError) {
    const theirs = entriesOf(error.now, decimalSign)
    return (
      <Notice {...warning} action={<Button onClick={actions.onTakeTheirs}>{t('form.takeTheirs')}</Button>}>
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
  return (
    <>
      <FailureNotice error={error} />
      {isUnknownOutcome(error) && (
        <Notice
          tone="warning"
          action={<Button onClick={actions.onLookAtList}>{t('form.lookAtList')}</Button>}
        >
          {t('form.maybeSaved')}
        </Notice>
      )}
    </>
  )
}
