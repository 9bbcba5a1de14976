import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

import { paths } from '@/paths'
import { Button, ButtonLink } from '@/ui/button'
import { MessagePage } from '@/ui/message-page'

export default function NotFoundPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { key } = useLocation()
  // Before the router's first entry (key 'default') the history may have an entry of another document.
  const hasPrevious = key !== 'default' || history.length > 1
  const goBack = () => (hasPrevious ? navigate(-1) : navigate(paths.home))
  return (
    <MessagePage
      title={t('notFound.title')}
      action={
        <>
          <Button variant="primary" onClick={() => void goBack()}>
            {t('notFound.goBack')}
          </Button>
          <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
          <ButtonLink to={paths.vehicles}>{t('vehicles')}</ButtonLink>
        </>
      }
    >
      {t('notFound.text')}
    </MessagePage>
  )
}
