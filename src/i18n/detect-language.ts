import type { Language } from './languages'

/** What detection needs to know; passed in, since its text also runs alone in the head of the page. */
export interface DetectionTable {
  /** Which language serves a language code, by its first part. */
  servedBy: Record<string, Language>
  /** Under this name a chosen language is kept. */
  key: string
}

/**
 * The visitor's language: at the address of a language, such as /de, that one; elsewhere (D27) the one chosen earlier
 * (local storage, cookie), else the first of the browser's, the page attribute's, the path's and the subdomain's that
 * the shop speaks, else English. It stands alone: the build writes its text into the page's head, where the texts are
 * asked for before any script has arrived.
 */
export function detectLanguage({ servedBy, key }: DetectionTable): Language {
  const served = (code: string | null | undefined) => {
    const base = (code ?? '').trim().toLowerCase().split(/[-_]/)[0] ?? ''
    return Object.hasOwn(servedBy, base) ? servedBy[base] : undefined
  }
  const stored = () => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be forbidden; the cookie may still know.
      return undefined
    }
  }
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${key}=`))
  const path = location.pathname.split('/').filter(Boolean)
  const candidates = [
    path.length === 1 ? path[0] : '',
    stored(),
    cookie?.slice(key.length + 1),
    ...navigator.languages,
    document.documentElement.lang,
    path[0],
    location.hostname.split('.')[0],
  ]
  for (const code of candidates) {
    const language = served(code)
    if (language !== undefined) return language
  }
  return 'en'
}
