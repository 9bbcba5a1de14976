import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'

import { TranslationsMissingError } from '@/i18n/start'
import { Button } from '@/ui/button'
import { focusPage } from '@/ui/focus-page'
import { ScriptMissingError } from '@/ui/import-with-reload'
import { MessagePage } from '@/ui/message-page'

/** Shown instead of a page that failed to load or render; `notFound` where no route matches, as with a line break. */
export function ErrorPage({ notFound }: { notFound?: ReactNode }) {
  const { t, i18n } = useTranslation()
  const error = useRouteError()
  useEffect(() => {
    // The focused element went with the failed page.
    focusPage()
    if (!isRouteErrorResponse(error))
      import('@/watch-errors').then(({ reportError }) => reportError(error)).catch(() => {})
  }, [error])
  if (!i18n.exists('fault.title')) return <Unreachable />
  if (notFound !== undefined && isRouteErrorResponse(error) && error.status === 404) return notFound
  const missing = error instanceof ScriptMissingError || error instanceof TranslationsMissingError
  const message = (
    <MessagePage
      title={t(missing ? 'fault.scriptTitle' : 'fault.title')}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('fault.tryAgain')}
        </Button>
      }
    >
      {t(missing ? 'fault.scriptText' : 'fault.text')}
    </MessagePage>
  )
  // The error page of all routes replaces the layout too, so it has its own <main>.
  return notFound === undefined ? message : <main id="main">{message}</main>
}

/** Shows the message that is written into index.html, for when no texts could be loaded. */
function Unreachable() {
  useEffect(() => {
    const message = document.getElementById('unreachable')
    message?.removeAttribute('hidden')
    return () => message?.setAttribute('hidden', '')
  }, [])
  return null
}
