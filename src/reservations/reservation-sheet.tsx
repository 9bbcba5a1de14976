import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import { useFormats } from '@/i18n/use-formats'
import type { Para } from '@/rental/money'
import type { PriceLines } from '@/rental/pricing'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { CarImage } from '@/ui/car-image'
import { Cluster, Fact, Facts, Stack } from '@/ui/layout'
import { ZoomImage } from '@/ui/zoom-image'

import { InEuros } from './in-euros'

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
    <Stack as="section" gap={3} className={styles.slip}>
      <h3>{t('panel.slip')}</h3>
      <ZoomImage src={imageUrl(sheet.slipImage) ?? ''} alt={t('panel.slip')} />
    </Stack>
  )
  return (
    <Stack gap={5} className={styles.sheet}>
      {sheet.isSlipFirst && slip}
      <Stack gap={3}>
        <div className={styles.picture}>
          <CarImage name={sheet.vehicle} seed={sheet.vehicleId} src={sheet.picture} eager />
        </div>
        <h3>{sheet.vehicle}</h3>
        <Cluster as="ul" gap={2} className={styles.features}>
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
        </Cluster>
      </Stack>
      <Facts layout="sums">
        {sheet.facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {sheet.price && <Price {...sheet.price} reservedAmount={sheet.reservedAmount} />}
      {!sheet.isSlipFirst && slip}
      {sheet.children && (
        <Cluster fill className={styles.actions}>
          {sheet.children}
        </Cluster>
      )}
    </Stack>
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
    <Facts layout="sums">
      <Fact name={t('panel.withoutDiscount')}>{money(withoutDiscount)}</Fact>
      <Fact name={t('panel.discount')}>{discountText(discount)}</Fact>
      <Fact name={t('panel.total')} className={styles.total}>
        {money(total)}
      </Fact>
      <InEuros amount={total} />
      {reservedAmount !== total && <Fact name={t('panel.reservedAmount')}>{money(reservedAmount)}</Fact>}
      <Fact name={t('common:refundableDeposit')}>{money(MINIMUM_DEPOSIT)}</Fact>
    </Facts>
  )
}
