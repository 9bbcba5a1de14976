const ADDRESS = '/sw.js'

const asAddress = { createScriptURL: (_text: string) => ADDRESS }

/**
 * The address of the service worker. The page's policy knows it by the name of a policy that lets this one script through
 * (deploy/security-headers.ts).
 */
export const workerAddress = (): string =>
  (window.trustedTypes?.createPolicy('service-worker', asAddress) ?? asAddress).createScriptURL('')
