/** The logo of the shop, as in tools/icon.svg; inline, so that the first paint has it. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="1.75rem" height="1.75rem" aria-hidden>
    <rect width="32" height="32" rx="8" fill="#0e1613" />
    <path d="M18.6 4.5 8 18.2h6.7L13 27.5l10.9-14.2h-6.8z" fill="#c4f04d" />
  </svg>
)
