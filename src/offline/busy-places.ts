import { paths } from '@/paths'

export interface Place {
  pathname: string
  search: string
}

const FORMS: ReadonlySet<string> = new Set([paths.auth, paths.deposit])

/** Whether an offer would disturb there: in a form, a booking or a dialog. */
export const isBusyAt = ({ pathname, search }: Place): boolean =>
  FORMS.has(pathname) ||
  (pathname === paths.vehicles && new URLSearchParams(search).has('step')) ||
  document.querySelector('dialog[open]') !== null
