type Environment = Pick<ImportMetaEnv, 'VITE_API_URL' | 'VITE_API_AUTH'>

export interface Config {
  /** Where the API is: an absolute URL without a slash at its end, or '/api', the demo API of this very server. */
  apiUrl: string
  /** Whether the stored token goes along as an Authorization header. */
  sendsBearer: boolean
}

/** Turns the environment, which Node has not, into the app's settings; throws with the name of the variable that is wrong. */
export function readConfig({ VITE_API_URL = '', VITE_API_AUTH = '' }: Environment = {}): Config {
  if (VITE_API_URL !== '' && !(/^https?:\/\/[^\s?#@]+$/.test(VITE_API_URL) && URL.canParse(VITE_API_URL))) {
    throw new Error('VITE_API_URL must be an http(s) URL')
  }
  if (!/^(none|bearer)?$/.test(VITE_API_AUTH)) throw new Error("VITE_API_AUTH must be 'none' or 'bearer'")
  return { apiUrl: VITE_API_URL.replace(/\/+$/, '') || '/api', sendsBearer: VITE_API_AUTH === 'bearer' }
}

export const config = readConfig(import.meta.env)
