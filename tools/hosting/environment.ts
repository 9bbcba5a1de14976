import { loadEnv } from 'vite'

/** The variables of the build, from the environment or else from the files .env; those of the app and of its hosting. */
export const readEnvironment = (root: string): Record<string, string> =>
  loadEnv('production', root, ['VITE_', 'CSP_'])
