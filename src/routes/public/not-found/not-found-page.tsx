import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { paths } from '@/paths'
import { Button, ButtonLink } from '@/ui/button'
import { MessagePage } from '@/ui/message-page'

export default function NotFoundPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(paths.home))
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
