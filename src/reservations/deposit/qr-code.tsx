import encodeQR from 'qr'
import { useTranslation } from 'react-i18next'

import { company } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { Button } from '@/ui/button'

import { depositPayment } from './payment'

interface QrCodeProps {
  text: string
  x: number
  y: number
  size: number
}

// The standard requires an empty margin of four modules around the code (ISO/IEC 18004).
const QUIET_ZONE = 4

/** A QR code with error correction level M, as part of an SVG drawing. */
export function QrCode({ text, x, y, size }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const modules = rows.length
  const dark = rows.flatMap((row, top) =>
    row.flatMap((isDark, left) => (isDark ? [`M${left} ${top}h1v1h-1z`] : [])),
  )
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  )
}

/** The code, account and reference to pay a reservation's deposit with; nothing if its ID does not fit a slip. */
export function DepositCode({ reservationId }: { reservationId: string }) {
  const { t } = useTranslation('client')
  const { money } = useFormats()
  const payment = depositPayment(reservationId)
  if (payment === undefined) return null
  const { formattedAccount, reference, qrText } = payment
  const label = t('deposit.slip.drawing', {
    amount: money(MINIMUM_DEPOSIT),
    legalName: company.legalName,
    ...payment,
  })
  return (
    <>
      <svg viewBox="0 0 100 100" role="img" aria-label={label}>
        <QrCode text={qrText} x={0} y={0} size={100} />
      </svg>
      {/* The National Bank of Serbia requires these words beside the code. */}
      <p>
        <strong>NBS IPS QR</strong>
      </p>
      <dl>
        <dt>{t('deposit.slip.account')}</dt>
        <dd>{formattedAccount}</dd>
        <dt>{t('deposit.slip.reference')}</dt>
        <dd>{`97 ${reference}`}</dd>
      </dl>
      <p>{t('deposit.slip.text')}</p>
      <Button variant="quiet" onClick={() => print()}>
        {t('deposit.slip.print')}
      </Button>
    </>
  )
}
