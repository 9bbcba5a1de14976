import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { reservationsQuery } from '@/api/reservations'
import { company } from '@/company/company'
import { SampleDataMark } from '@/company/sample-data-mark'
import { useFormats } from '@/i18n/use-formats'
import { ReadFailure } from '@/lists/read-failure'
import { lacksRows, useList } from '@/lists/use-list'
import { paths } from '@/paths'
import { reservationStateOf } from '@/rental/next-reservation'
import { slipSubject } from '@/rental/payment-slip/slip-texts'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { readReservationId } from '@/reservations/deposit/payment'
import { NextNotice } from '@/reservations/next-notice'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { useSession } from '@/session/session'
import { useHasPendingSend } from '@/session/use-api-mutation'
import { Field } from '@/ui/field'
import { Fact, Facts, Page, Stack } from '@/ui/layout'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { useQueryState } from '@/ui/use-query-state'

import { DepositForm, FORM_ID, sendingKey } from './deposit-form'
import { PaymentSlip } from './payment-slip'

import styles from './deposit-page.module.css'

/** The anchor of the form: whoever has paid already jumps to it, since it is far down the page on a phone. */
const FORM_ANCHOR = 'send'

/** The deposit: first the slip to be paid, then the form that sends the paid slip. */
export default function DepositPage() {
  const { query, change } = useQueryState()
  const id = readReservationId(query.get('id'))
  // An ID that is refused stays in the field, which says why.
  const [form, setForm] = useState({ typedId: query.get('id') ?? '', number: 0 })
  // A link or Back has led to another reservation: a new form, so that no picture is sent for the wrong one.
  if (id !== readReservationId(form.typedId)) setForm({ typedId: id, number: form.number + 1 })
  const type = (typedId: string) => {
    setForm({ ...form, typedId })
    // The address keeps the reservation on the way to the sign-in and back.
    change({ id: readReservationId(typedId) })
  }
  return <Deposit key={form.number} typedId={form.typedId} onType={type} />
}

function Deposit({ typedId, onType }: { typedId: string; onType: (text: string) => void }) {
  const { t } = useTranslation(['client', 'common'])
  const { money } = useFormats()
  const [sentId, setSentId] = useState<string>()
  const reservationId = readReservationId(typedId)
  const subject = slipSubject(reservationId || '…')
  const session = useSession()
  const { own, isUnknown, unreadList } = useOwnReservation(reservationId, session?.userId)
  const hasPendingSend = useHasPendingSend(sendingKey(reservationId))
  const now = useCurrentMinute()
  const state = own ? reservationStateOf(own, now) : 'deposit'
  const isDepositDue = state === 'deposit'
  const isSent = sentId === reservationId
  return (
    <Page gap={8} className={styles.page}>
      <PageTitle />
      <Stack gap={2}>
        <h1>{t('deposit.title')}</h1>
        {isDepositDue && (
          <a className="touch" href={`#${FORM_ANCHOR}`} onClick={goToForm}>
            {t('deposit.paidAlready')}
          </a>
        )}
        {session === undefined && (
          <Notice>
            {t('deposit.signInNotice')}{' '}
            <Link to={paths.authThen(paths.depositFor(reservationId || undefined))}>
              {t('deposit.signInLink')}
            </Link>
          </Notice>
        )}
        {own && !isDepositDue && <NextNotice reservation={own} role="status" />}
      </Stack>
      <Stack as="section" gap={8} className={styles.pay} aria-labelledby="pay">
        <Stack>
          <h2 id="pay">{t(isDepositDue ? 'deposit.payTitle' : 'deposit.notDueTitle')}</h2>
          {/* Stands above the slip, which needs the ID, but belongs to the form below. */}
          <Field
            label={t('deposit.reservationId')}
            form={FORM_ID}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typedId}
            error={
              typedId.trim() !== '' && reservationId === '' ? t('deposit.reservationIdInvalid') : undefined
            }
            onChange={(event) => onType(event.target.value)}
          />
          {isUnknown && (
            <Notice tone="warning" role="status">
              {t('unknown', { id: reservationId })}
            </Notice>
          )}
          {isDepositDue && unreadList && (
            <ReadFailure of={unreadList}>{t('deposit.stateUnknown')}</ReadFailure>
          )}
          <Facts layout="sums" className={styles.amount}>
            <Fact name={t('common:refundableDeposit')}>
              <strong>{t('deposit.atLeast', { amount: money(MINIMUM_DEPOSIT) })}</strong>
            </Fact>
          </Facts>
        </Stack>
        {isDepositDue && (
          <Stack className={styles.requirements}>
            <h3>{t('deposit.requirementsTitle')}</h3>
            <SampleDataMark />
            <ol>
              <li>{t('deposit.requirements.receiver', { receiver: company.legalName })}</li>
              <li>
                {t('deposit.requirements.account', { account: '' })}
                <span className={styles.account}>{company.account}</span>
              </li>
              <li>{t('deposit.requirements.subject', { subject })}</li>
            </ol>
            <p className="muted">{t('deposit.note')}</p>
          </Stack>
        )}
      </Stack>
      {/* Nobody is asked to pay twice. */}
      {isDepositDue && !isSent && <PaymentSlip key={reservationId} reservationId={reservationId} />}
      <Stack as="section" id={FORM_ANCHOR} className={styles.send} tabIndex={-1}>
        <h2>{t(isDepositDue ? 'deposit.sendTitle' : 'deposit.notDueSendTitle')}</h2>
        <DepositForm
          key={hasPendingSend ? 'sent earlier' : 'new'}
          reservationId={reservationId}
          sentState={isSent ? state : undefined}
          onSent={setSentId}
        />
      </Stack>
    </Page>
  )
}

/**
 * The signed-in user's own reservation of that ID; `isUnknown` says that the list is loaded completely and has no such
 * reservation of theirs; `unreadList` is the list if it could not be read, or not again, or if one of its unreadable
 * rows may be the reservation.
 */
function useOwnReservation(id: string, userId: string | undefined) {
  const isEnabled = userId !== undefined && id !== ''
  const list = useList({ ...reservationsQuery(), enabled: isEnabled })
  const own = list.rows?.find((row) => row.id === id && row.userId === userId)
  const isComplete = list.state === 'ready' && !list.isReading && !lacksRows(list)
  return {
    own,
    isUnknown: isEnabled && isComplete && own === undefined,
    unreadList: isEnabled && (list.error || (!own && lacksRows(list))) ? list : undefined,
  }
}

// Adds no history entry: Back would undo a reservation ID that is typed afterwards.
function goToForm(event: MouseEvent) {
  event.preventDefault()
  const form = document.getElementById(FORM_ANCHOR)
  form?.scrollIntoView()
  form?.focus({ preventScroll: true })
}
