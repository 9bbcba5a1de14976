import { redirect, replace } from 'react-router-dom'

import { paths } from '@/paths'
import { readNextPath } from '@/session/next-path'
import { currentSession, currentState } from '@/session/session'

/** Leads somebody who is signed in on to the page that the sign-in was for. */
export function leaveIfSignedIn(request: Request): Response | undefined {
  if (currentState().kind !== 'signed in') return undefined
  return redirectTo(readNextPath(new URL(request.url).searchParams.get('next')) ?? paths.client, request)
}

/** Leads somebody who is not signed in to the sign-in, and from there back. */
export function leaveIfSignedOut(request: Request): Response | undefined {
  if (currentSession() !== undefined) return undefined
  const { pathname, search } = new URL(request.url)
  return redirectTo(paths.authThen(pathname + search), request)
}

// Replaces an address that is already in the history (first load, Back): Back would redirect again for ever.
const redirectTo = (path: string, { url }: Request): Response =>
  (url === location.href ? replace : redirect)(path)
