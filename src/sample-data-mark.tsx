import { useTranslation } from 'react-i18next'

import { IS_SAMPLE_DATA } from '@/company-placeholders'
import { Badge } from '@/ui/badge'

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
