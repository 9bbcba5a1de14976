import { useTranslation } from 'react-i18next'

import { Badge } from '@/ui/badge'

import { IS_SAMPLE_DATA } from './placeholders'

/** The mark "Sample data" beside company data; nothing once no placeholder is left. */
export function SampleDataMark() {
  const { t } = useTranslation()
  if (!IS_SAMPLE_DATA) return null
  return (
    <p>
      <Badge tone="amber">{t('sampleData')}</Badge>
    </p>
  )
}
