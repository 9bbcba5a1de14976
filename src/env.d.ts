import 'react'

declare module 'react' {
  interface CSSProperties {
    // A custom property, by which a style sheet takes a measure from the data.
    [property: `--${string}`]: string | number | undefined
  }
}

declare global {
  interface ImportMetaEnv {
    readonly VITE_API_URL?: string | undefined
    readonly VITE_API_AUTH?: string | undefined
  }
}
