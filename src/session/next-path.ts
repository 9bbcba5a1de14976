import { paths, withoutEndSlash } from '@/paths'

/** The page to go to after signing in, if the text is a path of this very site and not the sign-in itself; else undefined. */
export function readNextPath(text: string | null): string | undefined {
  if (text === null || !text.startsWith('/')) return undefined
  if (!URL.canParse(text, location.origin)) return undefined
  const url = new URL(text, location.origin)
  // '/.//host' is of this site, but what is left of it would name another.
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return undefined
  if (withoutEndSlash(url.pathname) === paths.auth) return undefined
  return url.pathname + url.search + url.hash
}
