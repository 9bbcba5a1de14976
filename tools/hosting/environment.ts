import { loadEnv } from 'vite'

/** The variables of the build, from the environment or else from the files .env; those of the app and of its hosting. */
export const readEnvironment = (root: string): Record<string, string> =>
  loadEnv('production', root, ['VITE_', 'CSP_'])

/** Where the built app asks for its data: an address without a slash at the end, or the path /api. */
export const apiUrlOf = (environment: Readonly<Record<string, string>>): string =>
  environment['VITE_API_URL']?.replace(/\/+$/, '') || '/api'
