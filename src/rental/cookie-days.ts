/** Days a sign-in lasts: both of its cookies (section 9). */
export const SESSION_DAYS = 7

/** Days the cookie with the chosen language lasts (section 1 asks for the cookie, the figure is ours). */
export const LANGUAGE_CHOICE_DAYS = 365
