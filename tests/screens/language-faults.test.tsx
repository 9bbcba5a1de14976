import { screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { findToast, openApp } from '../support/app'
import { findCard } from '../support/booking'
import { TEXT_RETRIES_MS } from '../support/locale-files'
import { startApi } from '../support/server'
import { skipTimers } from '../support/timers'

const api = startApi()

const UNAVAILABLE = 'This language could not be loaded. Please try again.'

/** Opens the page as in a browser that has no German texts yet, whatever earlier tests have loaded. */
async function openInEnglish() {
  skipTimers(...TEXT_RETRIES_MS)
  const app = await openApp('/vehicles')
  await findCard('Tesla Model X')
  i18next.options.preload = false
  delete i18next.store.data['de']
  return app
}

const FAULTS: Record<string, () => Response> = {
  'status 500': () => new HttpResponse('no', { status: 500 }),
  'status 404': () => new HttpResponse('no', { status: 404 }),
  'a page in its place': () => HttpResponse.html('<!doctype html><title>Struja</title>'),
  'half of it': () =>
    new HttpResponse('{"vehicles": "Fahr', { headers: { 'Content-Type': 'application/json' } }),
  'nothing in it': () => new HttpResponse(''),
  'no connection': () => HttpResponse.error(),
}

const answerGerman = (file: string, answer: () => Response) =>
  api.use(http.get(`*/locales/de/${file}`, answer))

const chooseGerman = ({ user }: Awaited<ReturnType<typeof openApp>>) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')

describe('a language that cannot be loaded', () => {
  it.each(Object.entries(FAULTS))('leaves the old language and is reported: %s', async (_, answer) => {
    const app = await openInEnglish()
    answerGerman('*', answer)
    await chooseGerman(app)
    expect(await findToast(UNAVAILABLE)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Choose your car' })).toBeVisible()
    const language = screen.getByRole('combobox', { name: 'Language' })
    await waitFor(() => expect(language).toHaveDisplayValue('English'))
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage).toHaveLength(0)
    expect(document.cookie).toBe('')
  })

  it('leaves the old language if only the texts of this page are missing', async () => {
    const app = await openInEnglish()
    answerGerman('booking.json', () => new HttpResponse(null, { status: 404 }))
    await chooseGerman(app)
    expect(await findToast(UNAVAILABLE)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Choose your car' })).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage).toHaveLength(0)
  })

  it('can be chosen again once it is available', async () => {
    const app = await openInEnglish()
    let broken = true
    api.use(http.get('*/locales/de/*', () => (broken ? new HttpResponse(null, { status: 500 }) : undefined)))
    await chooseGerman(app)
    await findToast(UNAVAILABLE)
    await screen.findByDisplayValue('English')
    broken = false
    await chooseGerman(app)
    expect(await screen.findByRole('heading', { name: 'Wählen Sie Ihr Auto' })).toBeVisible()
    expect(localStorage.getItem('i18nextLng')).toBe('de')
  })
})

/** Opens the landing page in German, as without texts of the sign-in, whatever earlier tests have loaded. */
async function openInGerman() {
  skipTimers(...TEXT_RETRIES_MS)
  const app = await openApp('/', { language: 'de' })
  await screen.findByRole('banner')
  delete i18next.store.data['de']?.['auth']
  delete i18next.store.data['en']?.['auth']
  return app
}

describe('the texts of a page that cannot be loaded', () => {
  it('lead to a screen that says so if the English ones are missing too', async () => {
    const { router } = await openInGerman()
    api.use(http.get('*/locales/:language/auth.json', () => new HttpResponse(null, { status: 503 })))
    await router.navigate('/auth')
    expect(
      await screen.findByRole('heading', { name: 'Ein Teil dieser Seite konnte nicht geladen werden' }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
  })

  it('are not waited for endlessly', async () => {
    const { router } = await openInGerman()
    const over = new DOMException('signal timed out', 'TimeoutError')
    const wait = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(over))
    api.use(http.get('*/locales/:language/auth.json', () => new Promise<never>(() => {})))
    await router.navigate('/auth')
    expect(wait).toHaveBeenCalledWith(60_000)
    expect(
      await screen.findByRole('heading', { name: 'Ein Teil dieser Seite konnte nicht geladen werden' }),
    ).toBeVisible()
  })

  it('are replaced by English ones, and loaded on the next try', async () => {
    const { router } = await openInGerman()
    let broken = true
    api.use(
      http.get('*/locales/de/auth.json', () =>
        broken ? new HttpResponse(null, { status: 503 }) : undefined,
      ),
    )
    await router.navigate('/auth')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Fahrzeuge' })).toBeVisible()
    broken = false
    await router.navigate('/general-terms')
    await screen.findByRole('heading', { name: 'Mietbedingungen' })
    await router.navigate('/auth')
    expect(await screen.findByRole('heading', { name: 'Willkommen zurück' })).toBeVisible()
  })
})
