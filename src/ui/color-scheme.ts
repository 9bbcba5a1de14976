/** The colour schemes that can be chosen; 'system' follows the device. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const

export type ColorScheme = (typeof COLOR_SCHEMES)[number]

// The script in index.html applies the kept choice, before the first paint and when another tab changes it.
const KEY = 'colorScheme'

/** The scheme that is applied now. */
export const currentColorScheme = (): ColorScheme =>
  COLOR_SCHEMES.find((scheme) => scheme === document.documentElement.dataset['scheme']) ?? 'system'

const listeners = new Set<() => void>()

/** Calls the listener whenever the scheme may have changed, here or in another tab; returns the way to end that. */
export function onColorScheme(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Applies a scheme and keeps the choice for later visits. */
export function chooseColorScheme(scheme: ColorScheme): void {
  document.documentElement.dataset['scheme'] = scheme
  try {
    if (scheme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, scheme)
  } catch {
    // Storage may be forbidden; the choice holds until the page is left.
  }
  for (const listener of listeners) listener()
}
