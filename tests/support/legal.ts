import { screen } from '@testing-library/react'

import type { Language } from '@/i18n/languages'

import { openApp } from './app'

/** Opens a legal page and returns its article with the result of openApp. */
export async function openLegal(path: string, language: Language = 'en') {
  const app = await openApp(path, { language })
  return { ...app, article: await screen.findByRole('article') }
}
