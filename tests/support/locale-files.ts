import { readFile } from 'node:fs/promises'

import { http, HttpResponse } from 'msw'

/** The waits before a file of texts is asked for again, in milliseconds. */
export const TEXT_RETRIES_MS = [350, 700, 1_400, 2_800, 5_600]

/** Serves the texts as a web server would, from the very files. */
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
