import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'

import { TranslationsMissingError } from '@/i18n/start'
import { Button } from '@/ui/button'
import { ScriptMissingError } from '@/ui/import-with-reload'
import { MessagePage } from '@/ui/message-page'

import { Unreachable } from './unreachable'

/** Shown in place of a page that failed to load or to draw (D30). Never a blank page. */
export function ErrorPage() {
  const { t, i18n } = useTranslation()
  const error = useRouteError()
  if (!i18n.hasResourceBundle(i18n.resolvedLanguage ?? 'en', 'common')) return <Unreachable />
  const missing = error instanceof ScriptMissingError || error instanceof TranslationsMissingError
  return (
    <MessagePage
      title={t(missing ? 'fault.scriptTitle' : 'fault.title')}
      action={
        <Button look="primary" onClick={() => location.reload()}>
          {t('fault.tryAgain')}
        </Button>
      }
    >
      {t(missing ? 'fault.scriptText' : 'fault.text')}
    </MessagePage>
  )
}
