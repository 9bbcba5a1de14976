/** The attributes of every cookie of the shop: for all pages of this site, over https where the page came by it. */
export const cookieAttributes = () =>
  ({ path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' }) as const

type Area = 'localStorage' | 'sessionStorage'

/** The text that the browser keeps under a key; undefined if there is none, or where storage is forbidden. */
export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text under a key, or removes it; false where storage is forbidden or full. */
export function store(key: string, text: string | undefined, area: Area = 'localStorage'): boolean {
  try {
    if (text === undefined) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}
