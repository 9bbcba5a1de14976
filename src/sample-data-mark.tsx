import { useTranslation } from 'react-i18next'

import { IS_SAMPLE_DATA } from '@/company-placeholders'
import { Badge } from '@/ui/badge'

/** Marks what shows the company's data, as long as these are placeholders; then nothing. */
export function SampleDataMark() {
  const { t } = useTranslation()
  if (!IS_SAMPLE_DATA) return null
  return (
    <p>
      <Badge tone="amber">{t('sampleData')}</Badge>
    </p>
  )
}
