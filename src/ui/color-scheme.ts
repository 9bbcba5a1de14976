/** The colour schemes that can be chosen; 'system' follows the device (D22). */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const

/** One of the colour schemes that can be chosen. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

/** Under this name the choice is kept in local storage; the script in the page's head applies it from there. */
export const COLOR_SCHEME_KEY = 'colorScheme'

/** Applies the kept choice: in the built page the script in the head has done so before anything was drawn. */
export function applyColorScheme(): void {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(COLOR_SCHEME_KEY)
  } catch {
    // Storage may be forbidden; the system decides then.
  }
  document.documentElement.dataset['scheme'] = kept ?? ''
}

/** The scheme that is applied now. */
export const currentColorScheme = (): ColorScheme =>
  COLOR_SCHEMES.find((scheme) => scheme === document.documentElement.dataset['scheme']) ?? 'system'

const listeners = new Set<() => void>()

/** Calls the listener whenever the scheme may have changed, here or in another tab; gives the way to end that. */
export function onColorScheme(listener: () => void): () => void {
  listeners.add(listener)
  // What applies it was there first.
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
    if (scheme === 'system') localStorage.removeItem(COLOR_SCHEME_KEY)
    else localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  } catch {
    // Storage may be forbidden; the choice holds until the page is left.
  }
  for (const listener of listeners) listener()
}
