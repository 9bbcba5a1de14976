import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { company } from '@/company/company'
import { formatAccount, readAccount } from '@/rental/payment-slip/account'
import { checkSlip, type SlipCheck as Check } from '@/rental/payment-slip/slip-check'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { Notice } from '@/ui/notice'

interface SlipCheckProps {
  /** A chosen file, or the address of a slip's picture. */
  picture: Blob | string
  /** The reservation that the slip should pay for; '' if it is not known yet. */
  reservationId: string
  /** What can be done in spite of a warning. */
  advice?: string
  /** The texts for somebody who checks slips; they are told nothing of a picture that cannot be read. */
  ownCheck?: { noCode: string; noReservation: string }
}

/** Compares the QR code in a slip's picture with the reservation's deposit: advice, announced, that blocks nothing. */
export function SlipCheck({ picture, reservationId, advice, ownCheck }: SlipCheckProps) {
  const { t } = useTranslation('client')
  const codes = useCodes(picture)
  const isRead = codes !== 'unreadable'
  const account = readAccount(company.account) ?? ''
  const check = codes && checkSlip(isRead ? codes : [], { account, amount: MINIMUM_DEPOSIT, reservationId })
  const tone = toneOf(check, reservationId)
  if (ownCheck && !isRead) return null
  const ownText = check && Object.entries(ownCheck ?? {}).find(([kind]) => kind === check.kind)?.[1]
  return (
    <div role="status" aria-label={t('deposit.check.title')}>
      <Notice tone={tone}>
        <p>
          {check === undefined
            ? t('deposit.check.reading')
            : (ownText ?? t(`deposit.check.${check.kind}`, namesOf(check, reservationId)))}
        </p>
        {tone === 'warning' && <p>{advice}</p>}
      </Notice>
    </div>
  )
}

type Codes = readonly string[] | 'unreadable'

/** The texts of the QR codes in the picture; undefined while it is being read. */
function useCodes(picture: Blob | string): Codes | undefined {
  const [read, setRead] = useState<{ picture: Blob | string; codes: Codes }>()
  useEffect(() => {
    const search = new AbortController()
    void import('./read-codes')
      .then(({ readCodes }) => readCodes(picture, search.signal))
      // A lost script, or a picture that cannot be had or drawn, is for the people who check slips.
      .catch((): Codes => 'unreadable')
      .then((codes) => search.signal.aborted || setRead({ picture, codes }))
    return () => search.abort()
  }, [picture])
  return read?.picture === picture ? read.codes : undefined
}

/** A slip for a known reservation is nothing to warn of while nobody has said which reservation it should be. */
function toneOf(check: Check | undefined, reservationId: string) {
  if (check === undefined || check.kind === 'noCode' || check.kind === 'noReservation') return 'info'
  if (check.kind === 'otherReservation' && reservationId === '') return 'info'
  return check.kind === 'matches' ? 'success' : 'warning'
}

/** What the text of a check names. */
function namesOf(check: Check, reservationId: string) {
  const account = check.kind === 'otherAccount' ? check.account : ''
  return {
    id: check.kind === 'otherReservation' ? check.id : reservationId,
    account: readAccount(account) === undefined ? account : formatAccount(account),
  }
}
