import 'react'

declare module 'react' {
  interface CSSProperties {
    // A custom property, by which a style sheet takes a measure from the data.
    [property: `--${string}`]: string | number | undefined
  }
}

declare global {
  /** How the names of the texts' files end: `.json`, in the built app with a hash before it. */
  const LOCALE_ENDING: string

  interface Window {
    /** Not in every browser, nor in TypeScript's library (Trusted Types). */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (text: string) => string },
      ): { createScriptURL: (text: string) => URL }
    }
  }

  interface ImportMetaEnv {
    readonly VITE_API_URL?: string | undefined
    readonly VITE_API_AUTH?: string | undefined
  }
}
