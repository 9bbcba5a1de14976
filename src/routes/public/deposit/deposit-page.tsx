import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

import { company } from '@/company'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { slipSubject } from '@/rental/payment-slip/purpose'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { SampleDataMark } from '@/sample-data-mark'
import { useSession } from '@/session/session'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'

import { DepositForm, keptReservationId } from './deposit-form'
import { readReservationId } from './deposit-payment'
import { PaymentSlip } from './payment-slip'

import styles from './deposit-page.module.css'

/** The confirmation of a deposit: the slip ready to be paid, and the form that sends the paid one. */
export default function DepositPage() {
  const [query] = useSearchParams()
  const id = readReservationId(query.get('id'))
  return <Deposit key={id} initialId={id} />
}

function Deposit({ initialId }: { initialId: string }) {
  const { t } = useTranslation('deposit')
  const { money } = useFormats()
  const [typedId, setTypedId] = useState(() => initialId || (keptReservationId() ?? ''))
  const reservationId = readReservationId(typedId)
  const subject = slipSubject(reservationId || t('idPlaceholder'))
  return (
    <div className={styles.page}>
      <PageTitle />
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('subtitle')}</p>
        <SignInNotice reservationId={reservationId} />
      </div>
      <div className={styles.send}>
        <section className={styles.requirements}>
          <h2>{t('requirementsTitle')}</h2>
          <SampleDataMark />
          <ol>
            <li>{t('requirements.receiver', { receiver: company.legalName })}</li>
            <li>
              {t('requirements.account', { account: '' })}
              <span className={styles.account}>{company.account}</span>
            </li>
            <li>{t('requirements.subject', { subject })}</li>
          </ol>
          <p>{t('note', { amount: money(MINIMUM_DEPOSIT) })}</p>
        </section>
        <DepositForm reservationId={reservationId} typedId={typedId} onReservationId={setTypedId} />
      </div>
      <PaymentSlip reservationId={reservationId} />
    </div>
  )
}

function SignInNotice({ reservationId }: { reservationId: string }) {
  const { t } = useTranslation('deposit')
  if (useSession() !== undefined) return null
  const here = paths.depositFor(reservationId || undefined)
  return (
    <Notice>
      {t('signInNotice')} <Link to={paths.authThen(here)}>{t('signInLink')}</Link>
    </Notice>
  )
}
