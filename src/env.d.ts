import 'react'

declare module 'react' {
  interface CSSProperties {
    // A custom property, by which a style sheet takes a measure from the data.
    [property: `--${string}`]: string | number | undefined
  }
}

declare global {
  interface TrustedTypePolicy {
    createScript(text: string): string
  }

  interface TrustedAddressPolicy {
    createScriptURL(text: string): string
  }

  interface Window {
    /** Where a page's policy asks for it, only what one of these has looked at becomes a script (W3C Trusted Types). */
    readonly trustedTypes?: {
      createPolicy<Policy extends TrustedTypePolicy | TrustedAddressPolicy>(
        name: string,
        rules: Policy,
      ): Policy
    }
  }
}
