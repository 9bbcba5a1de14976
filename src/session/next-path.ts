import { paths, withoutEndSlash } from '@/paths'

/** The path to go to after signing in; undefined unless the text is a path of this site other than the sign-in. */
export function readNextPath(text: string | null): string | undefined {
  if (text === null || !text.startsWith('/')) return undefined
  if (!URL.canParse(text, location.origin)) return undefined
  const url = new URL(text, location.origin)
  // '/.//host' is on this site, but its resolved path '//host' would name another site.
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return undefined
  if (withoutEndSlash(url.pathname) === paths.auth) return undefined
  return url.pathname + url.search + url.hash
}
