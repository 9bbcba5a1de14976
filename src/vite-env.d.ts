interface ImportMetaEnv {
  /** The version of the app, from package.json. */
  readonly VERSION: string
  readonly VITE_API_URL?: string | undefined
  readonly VITE_API_AUTH?: string | undefined
}
