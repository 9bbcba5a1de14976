interface ImportMetaEnv {
  readonly VITE_API_URL?: string | undefined
  readonly VITE_API_AUTH?: string | undefined
}
