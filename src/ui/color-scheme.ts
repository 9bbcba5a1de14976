import { store } from '@/storage'

/** The colour schemes that can be chosen; 'system' follows the device. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const

export type ColorScheme = (typeof COLOR_SCHEMES)[number]

// The script in index.html applies the stored choice, before the first paint and when another tab changes it.
const KEY = 'colorScheme'

/** The colour scheme in use. */
export const currentColorScheme = (): ColorScheme =>
  COLOR_SCHEMES.find((scheme) => scheme === document.documentElement.dataset['scheme']) ?? 'system'

/** Applies a scheme and stores the choice for later visits. */
export function chooseColorScheme(scheme: ColorScheme): void {
  document.documentElement.dataset['scheme'] = scheme
  store(KEY, scheme === 'system' ? undefined : scheme)
}
