import { config } from '@/config'

// Longer than any usable address. A longer one is refused, since a shortened address leads elsewhere.
const MAX_LENGTH = 2_000

/**
 * The absolute address of an image that the API names by a path on its host or an http(s) URL; undefined for anything
 * else, which is not shown.
 */
export function imageUrl(reference: string | undefined, apiUrl: string = config.apiUrl): string | undefined {
  if (reference === undefined || reference.length > MAX_LENGTH) return undefined
  // Node has no location; the API's address is absolute there.
  const base = new URL(`${apiUrl}/`, globalThis.location?.href)
  const text = reference.trim()
  const absolute = /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(text)
  // A path on the API's host is resolved below the API's base, with or without a leading slash.
  const path = text.replace(/^[\\/]/, '')
  if (path === '') return undefined
  // A '#' belongs to the file's name: a path on a server has no fragment.
  const address = absolute ? text : `./${path.replaceAll('#', '%23')}`
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** The picture at an address, as `imageUrl` gives it. Throws if it cannot be had. */
export const fetchPicture = async (address: string, signal: AbortSignal): Promise<Blob> =>
  (await fetch(address, { signal })).blob()
