interface ImportMetaEnv {
  /** The version of the app, as package.json has it. */
  readonly VERSION: string
  readonly VITE_API_URL?: string | undefined
  readonly VITE_API_AUTH?: string | undefined
}
