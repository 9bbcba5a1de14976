import 'react'

declare module 'react' {
  interface CSSProperties {
    // A custom property hands a value from the data to a style sheet.
    [property: `--${string}`]: string | number | undefined
  }
}

declare global {
  interface Window {
    /** Where the content policy requires trusted types, text becomes a script only by a policy made here (W3C). */
    readonly trustedTypes?: {
      createPolicy<Policy>(name: string, rules: Policy): Policy
    }
  }
}
