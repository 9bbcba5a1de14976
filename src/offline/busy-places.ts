import { paths, withoutEndSlash } from '@/paths'

export interface Place {
  pathname: string
  search: string
}

const FORMS: ReadonlySet<string> = new Set([paths.auth, paths.deposit])

/** Whether an offer would disturb there: in a form, a booking or a dialog. */
export function isBusyAt({ pathname, search }: Place): boolean {
  // To the router '/Auth/' is the same path.
  const path = withoutEndSlash(pathname).toLowerCase()
  const isBooking = path === paths.vehicles && new URLSearchParams(search).has('step')
  return FORMS.has(path) || isBooking || document.querySelector('dialog[open]') !== null
}
