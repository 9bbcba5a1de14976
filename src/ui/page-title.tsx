import { useTranslation } from 'react-i18next'

interface PageTitleProps {
  children: string
  /** What search engines say of the page; only a page that is to be found has one. */
  description?: string
  /** The page's one address, without what a visitor has chosen on it. */
  address?: string
}

/** The document's title: the page's name and the brand. With it what search engines want to know of the page. */
export function PageTitle({ children, description, address }: PageTitleProps) {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('pageTitle', { title: children })}</title>
      {description && <meta name="description" content={description} />}
      {address && <link rel="canonical" href={address} />}
    </>
  )
}
