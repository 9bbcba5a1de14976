import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { priceOf } from '@/rental/pricing'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { Button } from '@/ui/button'

import type { BookingState } from './booking-state'
import { useCheckout } from './use-checkout'

import styles from './checkout-box.module.css'

/** The price lines, what they mean, and the button that makes the reservation. */
export function CheckoutBox(step: BookingState) {
  const { booking, vehicles, selected } = step
  const { t } = useTranslation('booking')
  const { money } = useFormats()
  const { checkout, isPending } = useCheckout(step)
  const price =
    selected && booking.period.kind === 'chosen'
      ? priceOf(selected.pricePerDay, booking.period.days)
      : undefined
  const amount = (para: number | undefined) => (para === undefined ? '–' : money(para))
  return (
    <section className={styles.box}>
      <dl className={styles.lines}>
        <div>
          <dt>{t('summary.priceWithoutDiscount')}</dt>
          <dd>{amount(price?.withoutDiscount)}</dd>
        </div>
        <div>
          <dt>{t('summary.discount')}</dt>
          <dd>{money(price?.discount ?? 0)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('summary.totalPrice')}</dt>
          <dd>{amount(price?.total)}</dd>
        </div>
      </dl>
      <p>{t('summary.vatIncluded')}</p>
      <p>{t('summary.deposit', { amount: money(MINIMUM_DEPOSIT) })}</p>
      <p>
        {t('summary.obligation')} <Link to={paths.legal('general-terms')}>{t('summary.terms')}</Link>
      </p>
      <Button
        type="submit"
        look="primary"
        disabled={vehicles.isPending}
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={checkout}
      >
        {t(isPending ? 'summary.sending' : 'summary.checkout')}
      </Button>
    </section>
  )
}
