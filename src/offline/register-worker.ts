type Offer = () => void

const ADDRESS = '/sw.js'

/** Registers the service worker once the page has loaded; calls `offer` when another release has been fetched. */
export async function startWorker(offer: Offer): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await pageLoaded()
  const registration = await navigator.serviceWorker.register(workerAddress())
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') offerUnlessOwnRelease(worker, offer)
    })
  })
  // A tab may be open for days, so each return to the tab looks for a new release.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}

const policyRules = { createScriptURL: (_text: string) => ADDRESS }

// The only policy that may name the worker's address (docs/engineering.md, "Trusted types").
const workerAddress = () =>
  (window.trustedTypes?.createPolicy('service-worker', policyRules) ?? policyRules).createScriptURL('')

const pageLoaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else window.addEventListener('load', resolve, { once: true })
  })

// Asks the worker whether this script is of its release.
function offerUnlessOwnRelease(worker: ServiceWorker, offer: Offer): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => {
    if (data === false) offer()
    port1.close()
  })
  port1.start()
  worker.postMessage(new URL(import.meta.url).pathname, [port2])
}
