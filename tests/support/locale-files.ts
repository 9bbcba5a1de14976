import { readFile } from 'node:fs/promises'

import { http, HttpResponse } from 'msw'

/** The waits before each retry of a file of texts, in milliseconds. */
export const TEXT_RETRIES_MS = [350, 700, 1_400, 2_800, 5_600]

/** Serves the project's own files of texts as a web server would. */
export const localeFiles = http.get('*/locales/:language/:file', async ({ params }) => {
  const { language, file } = params
  if (typeof language !== 'string' || typeof file !== 'string') return new HttpResponse(null, { status: 404 })
  try {
    const text = await readFile(`src/i18n/locales/${language}/${file}`, 'utf8')
    return new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } })
  } catch {
    return new HttpResponse('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
  }
})
