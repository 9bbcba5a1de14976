import { config } from '@/config'

// Of an address of any use; cut, it would be another.
const MAX_LENGTH = 2_000

/**
 * The address of an image the API names: a path on the API's host, or an absolute http(s) URL; anything else is
 * undefined, and not shown.
 */
export function imageUrl(reference: string | undefined, apiUrl: string = config.apiUrl): string | undefined {
  if (reference === undefined || reference.length > MAX_LENGTH) return undefined
  // Node has no page, and its API an absolute address.
  const base = new URL(`${apiUrl}/`, globalThis.location?.href)
  // As the URL parser reads it: without tabs and line ends, and without control characters around it.
  const text = reference.replaceAll(/[\t\n\r]/g, '').replaceAll(/^[\p{Cc} ]+|[\p{Cc} ]+$/gu, '')
  const absolute = /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(text)
  // An own path is taken below the API's base, whether or not it begins with a slash.
  const path = text.replace(/^[\\/]/, '')
  if (path === '') return undefined
  // A file may have a '#' in its name, and no path on a server has a fragment.
  const address = absolute ? text : `./${path.replaceAll('#', '%23')}`
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
