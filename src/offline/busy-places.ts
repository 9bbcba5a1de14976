import { paths } from '@/paths'

/** Where the visitor is in the app. */
export interface Place {
  pathname: string
  search: string
}

const FORMS: ReadonlySet<string> = new Set([paths.auth, paths.deposit])

/** Whether somebody there may be in the middle of something that an offer would disturb: a form, a booking, a dialog. */
export const isBusyAt = ({ pathname, search }: Place): boolean =>
  FORMS.has(pathname) ||
  (pathname === paths.vehicles && new URLSearchParams(search).has('step')) ||
  document.querySelector('dialog[open]') !== null
