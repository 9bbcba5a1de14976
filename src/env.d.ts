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

  interface ImportMetaEnv {
    readonly VITE_API_URL?: string | undefined
    readonly VITE_API_AUTH?: string | undefined
  }
}
