const ADDRESS = '/sw.js'

/** The address of the service worker, as the page's policy wants it: allowed under this one name, for this one script. */
export const workerAddress = (): string | URL =>
  window.trustedTypes
    ?.createPolicy('service-worker', { createScriptURL: () => ADDRESS })
    .createScriptURL('') ?? ADDRESS
