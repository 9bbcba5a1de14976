import { useTranslation } from 'react-i18next'

import { Badge } from './badge'

const TONES = { success: 'success', failed: 'danger', waiting: 'amber' } as const

/** The status of a reservation in a word and a colour (section 2). */
export function StatusBadge({ status }: { status: keyof typeof TONES }) {
  const { t } = useTranslation('client')
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
}
