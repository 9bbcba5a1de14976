import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import { useFormats } from '@/i18n/use-formats'
import type { Para } from '@/rental/money'
import type { PriceLines } from '@/rental/pricing'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { CarImage } from '@/ui/car-image'
import { ZoomImage } from '@/ui/zoom-image'

import styles from './reservation-sheet.module.css'

/** A short feature of a car, with its meaning where the text alone says too little. */
type Feature = string | { text: string; meaning: string }

interface ReservationSheetProps {
  vehicle: string
  /** Decides the paint of the drawn car. */
  vehicleId: string
  picture: string | undefined
  features: readonly Feature[]
  /** Pairs of name and value, in order. */
  facts: readonly (readonly [string, ReactNode])[]
  /** In para. */
  price: PriceLines | undefined
  /** The amount agreed when the reservation was made, in para; shown if the total is another one. */
  reservedAmount: Para | undefined
  /** The picture of the slip, as the API gives it. */
  slipImage: string | undefined
  /** Whether the slip is shown first, for somebody who has to judge it. */
  isSlipFirst?: boolean
  /** Actions at the foot of the sheet. */
  children?: ReactNode
}

export function ReservationSheet(sheet: ReservationSheetProps) {
  const { t } = useTranslation('client')
  const slip = sheet.slipImage !== undefined && (
    <section className={styles.slip}>
      <h3>{t('panel.slip')}</h3>
      <ZoomImage src={imageUrl(sheet.slipImage) ?? ''} alt={t('panel.slip')} />
    </section>
  )
  return (
    <div className={styles.sheet}>
      {sheet.isSlipFirst && slip}
      <div className={styles.car}>
        <div className={styles.picture}>
          <CarImage name={sheet.vehicle} seed={sheet.vehicleId} src={sheet.picture} eager />
        </div>
        <h3>{sheet.vehicle}</h3>
        <ul className={styles.features}>
          {sheet.features.map((feature) =>
            typeof feature === 'string' ? (
              <li key={feature}>{feature}</li>
            ) : (
              <li key={feature.text}>
                <span>{feature.meaning}: </span>
                {feature.text}
              </li>
            ),
          )}
        </ul>
      </div>
      <dl className={styles.facts}>
        {sheet.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.price && <Price {...sheet.price} reservedAmount={sheet.reservedAmount} />}
      {!sheet.isSlipFirst && slip}
      {sheet.children && <div className={styles.actions}>{sheet.children}</div>}
    </div>
  )
}

function Price({
  withoutDiscount,
  discount,
  total,
  reservedAmount = total,
}: PriceLines & { reservedAmount: Para | undefined }) {
  const { t } = useTranslation(['client', 'common'])
  const { money, discount: discountText } = useFormats()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('panel.withoutDiscount')}</dt>
        <dd>{money(withoutDiscount)}</dd>
      </div>
      <div>
        <dt>{t('panel.discount')}</dt>
        <dd>{discountText(discount)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('panel.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
      {reservedAmount !== total && (
        <div>
          <dt>{t('panel.reservedAmount')}</dt>
          <dd>{money(reservedAmount)}</dd>
        </div>
      )}
      <div>
        <dt>{t('common:refundableDeposit')}</dt>
        <dd>{money(MINIMUM_DEPOSIT)}</dd>
      </div>
    </dl>
  )
}
