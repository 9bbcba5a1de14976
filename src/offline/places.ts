import { paths } from '@/paths'

const FORMS: readonly string[] = [paths.auth, paths.reservationConfirm]

/** Whether somebody there may be in the middle of something that an offer would disturb: a form, a booking, a dialog. */
export const isBusyAt = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  FORMS.includes(pathname) ||
  (pathname === paths.vehicles && new URLSearchParams(search).has('step')) ||
  document.querySelector('dialog[open]') !== null
