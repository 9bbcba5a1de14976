type Environment = Pick<ImportMetaEnv, 'VITE_API_URL' | 'VITE_API_AUTH'>

/** Reads the app's settings from Vite's environment, which Node lacks. Throws an Error that names a wrong variable. */
export function readConfig({ VITE_API_URL = '', VITE_API_AUTH = '' }: Environment = {}) {
  if (VITE_API_URL !== '' && !(/^https?:\/\/[^\s?#@]+$/.test(VITE_API_URL) && URL.canParse(VITE_API_URL))) {
    throw new Error('VITE_API_URL must be an http(s) URL')
  }
  if (!/^(none|bearer)?$/.test(VITE_API_AUTH)) throw new Error("VITE_API_AUTH must be 'none' or 'bearer'")
  return {
    /** The API's address: an absolute URL without a slash at its end, or '/api' on the page's own server. */
    apiUrl: VITE_API_URL.replace(/\/+$/, '') || '/api',
    /** Whether calls send the stored token as an Authorization header. */
    sendsBearer: VITE_API_AUTH === 'bearer',
  }
}

export const config = readConfig(import.meta.env)
