import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'

import { TranslationsMissingError } from '@/i18n/start'
import { Button } from '@/ui/button'
import { focusPage } from '@/ui/focus-page'
import { ScriptMissingError } from '@/ui/import-with-reload'
import { MessagePage } from '@/ui/message-page'

/**
 * Shown in place of a page that failed to load or to render: never a blank page. A path that no route takes, such as one
 * with a line break in it, is not found.
 */
export function ErrorPage({ notFound }: { notFound?: ReactNode }) {
  const { t, i18n } = useTranslation()
  const error = useRouteError()
  useEffect(() => {
    // The page is gone, and with it what had the focus.
    focusPage()
    if (!isRouteErrorResponse(error))
      import('@/error-reports').then(({ reportError }) => reportError(error)).catch(() => {})
  }, [error])
  if (!i18n.exists('fault.title')) return <Unreachable />
  if (notFound !== undefined && isRouteErrorResponse(error) && error.status === 404) return notFound
  const missing = error instanceof ScriptMissingError || error instanceof TranslationsMissingError
  const message = (
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
  // In place of all pages the frame is gone too.
  return notFound === undefined ? message : <main id="main">{message}</main>
}

/** Shows the message that stands in the page shell itself, for when not even texts could be loaded. */
function Unreachable() {
  useEffect(() => {
    const message = document.getElementById('unreachable')
    message?.removeAttribute('hidden')
    return () => message?.setAttribute('hidden', '')
  }, [])
  return null
}
