import { useTranslation } from 'react-i18next'

import { Badge } from '@/ui/badge'
import { Button, ButtonLink } from '@/ui/button'
import { LoadFailure } from '@/ui/load-failure'
import { MessagePage } from '@/ui/message-page'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'

import { Part, Sample, Samples } from './part'

const TONES = ['info', 'warning', 'danger', 'success'] as const
const nothing = () => {}

/** Messages, and the placeholders of content that loads. */
export function MessagesPart() {
  const { t } = useTranslation(['booking', 'client', 'common'])
  return (
    <Part id="messages" title="Messages">
      <Samples title="Badge">
        <Sample name="success">
          <Badge tone="success">{t('client:status.success')}</Badge>
        </Sample>
        <Sample name="amber">
          <Badge tone="amber">{t('client:status.waiting')}</Badge>
        </Sample>
        <Sample name="danger">
          <Badge tone="danger">{t('client:status.failed')}</Badge>
        </Sample>
      </Samples>
      <Samples title="Notice">
        {TONES.map((tone) => (
          <Sample key={tone} name={tone} wide>
            <Notice tone={tone}>{t('availabilityUnknown')}</Notice>
          </Sample>
        ))}
        <Sample name="with an action" wide>
          <Notice action={<ButtonLink to="?">{t('summary.signIn')}</ButtonLink>}>{t('signInNotice')}</Notice>
        </Sample>
        <Sample name="long text" wide>
          <Notice tone="danger" action={<Button>{t('common:retry')}</Button>}>
            {t('description')} {t('availabilityIncomplete')}
          </Notice>
        </Sample>
      </Samples>
      <Samples title="LoadFailure">
        <Sample name="error" wide>
          <LoadFailure onRetry={nothing}>{t('common:failure.network')}</LoadFailure>
        </Sample>
      </Samples>
      <Samples title="Skeleton">
        <Sample name="loading: a line">
          <Skeleton width="12rem" height="1.5rem" />
        </Sample>
        <Sample name="loading: a card">
          <Skeleton height="6rem" />
        </Sample>
      </Samples>
      <Samples title="MessagePage">
        <Sample name="default" wide>
          <MessagePage
            title={t('common:notFound.title')}
            action={
              <>
                <Button variant="primary">{t('common:notFound.goBack')}</Button>
                <ButtonLink to="?">{t('common:notFound.home')}</ButtonLink>
              </>
            }
          >
            {t('common:notFound.text')}
          </MessagePage>
        </Sample>
      </Samples>
    </Part>
  )
}
