import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '@/paths'
import { Notice } from '@/ui/notice'

const focus = (element: HTMLElement | null) => element?.focus()

/** Says what happens with a slip that was sent; takes the focus, since the button that had it can no longer be pressed. */
export function SentNotice({ reservationId }: { reservationId: string }) {
  const { t } = useTranslation(['deposit', 'common'])
  return (
    <div ref={focus} tabIndex={-1}>
      <Notice tone="success">
        {t('sent', { id: reservationId })} <Link to={paths.client}>{t('common:myReservations')}</Link>
      </Notice>
    </div>
  )
}
