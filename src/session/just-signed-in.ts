const MARK = 'just-signed-in'

/** The history state of a page that the sign-in leads to. */
export const JUST_SIGNED_IN = { [MARK]: true }

/** Whether a history state is that of a page the sign-in has led to. */
export const isJustSignedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && MARK in state
