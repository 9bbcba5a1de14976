import type { InitOptions } from 'i18next'

import { company } from '../company.ts'
import { LANGUAGES } from './languages.ts'

/** How texts are read, in the browser and at build time. */
export const TEXT_SETTINGS = {
  supportedLngs: LANGUAGES,
  load: 'languageOnly',
  // Every language is complete, and detection gives English to those whose language we do not speak.
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false, defaultVariables: { brand: company.brand } },
  react: { useSuspense: false },
} as const satisfies InitOptions
