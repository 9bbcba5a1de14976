const MARK = 'just-signed-in'

/** What an entry of the history holds that the sign-in has led to. */
export const JUST_SIGNED_IN = { [MARK]: true }

/** Whether the sign-in has led to that entry of the history. */
export const isJustSignedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && MARK in state
