import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'

import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Cluster } from '@/ui/layout'

import styles from './update-offer.module.css'

type PageAddress = Pick<Location, 'pathname' | 'search'>

// Never removed once there is an offer: this live region announces it.
const host = document.createElement('div')
host.role = 'status'
const root = createRoot(host)

let isOffered = false

/** Offers a new release, at once or as soon as the offer does not disturb. */
export function offerUpdate(): void {
  document.body.append(host)
  isOffered = true
  showOrHideOffer(location)
}

/** Shows a pending offer on a page where the offer does not disturb, and hides the offer on any other. */
export function showOrHideOffer(address: PageAddress): void {
  if (isOffered) root.render(isBusyAt(address) ? null : <UpdateOffer />)
}

/** Whether the offer would disturb on the page at an address: in a form, a booking or a dialog. */
export function isBusyAt({ pathname, search }: PageAddress): boolean {
  const isForm = pathname === paths.auth || pathname === paths.deposit
  const isBooking = pathname === paths.vehicles && new URLSearchParams(search).has('step')
  return isForm || isBooking || document.querySelector('dialog[open]') !== null
}

// The next visit has the new release anyway.
function decline(): void {
  isOffered = false
  root.render(null)
}

function UpdateOffer() {
  const { t } = useTranslation('common')
  return (
    <Cluster className={`floating ${styles.notice}`}>
      <p>{t('update.text')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('update.reload')}
      </Button>
      <Button onClick={decline}>{t('update.later')}</Button>
    </Cluster>
  )
}
