import { useTranslation } from 'react-i18next'

/** The document's title: the page's name and the brand. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  return <title>{t('pageTitle', { title: children })}</title>
}
