const ADDRESS = '/sw.js'

const asAddress = { createScriptURL: (_text: string) => ADDRESS }

/** The address of the service worker, by the one policy that may name it (docs/decisions.md, "Trusted types"). */
export const workerAddress = (): string =>
  (window.trustedTypes?.createPolicy('service-worker', asAddress) ?? asAddress).createScriptURL('')
