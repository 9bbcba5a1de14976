/** The form's two modes (section 4). */
export type AuthMode = 'sign-in' | 'register'

/** The mode the query names, else the one the link that led here asked for, else sign-in. */
export function readAuthMode(query: URLSearchParams, linkState: unknown): AuthMode {
  const named = query.get('mode')
  if (named === 'register' || named === 'sign-in') return named
  const asksToRegister =
    typeof linkState === 'object' &&
    linkState !== null &&
    'mode' in linkState &&
    linkState.mode === 'register'
  return asksToRegister ? 'register' : 'sign-in'
}
