import { paths, withoutEndSlash } from '@/paths'

export interface PageAddress {
  pathname: string
  search: string
}

const FORMS: ReadonlySet<string> = new Set([paths.auth, paths.deposit])

/** Whether the offer of a new release would disturb on the page at an address: in a form, a booking or a dialog. */
export function isBusyAt({ pathname, search }: PageAddress): boolean {
  // The router takes '/Auth/' for the same path as '/auth'.
  const path = withoutEndSlash(pathname).toLowerCase()
  const isBooking = path === paths.vehicles && new URLSearchParams(search).has('step')
  return FORMS.has(path) || isBooking || document.querySelector('dialog[open]') !== null
}
