import type { InitOptions } from 'i18next'

/** How texts are read, in the browser and at build time; they may name the brand. */
export const textSettings = (brand: string) =>
  ({
    // Every language is complete, and detection gives English to those whose language we do not speak.
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    react: { useSuspense: false },
  }) as const satisfies InitOptions
