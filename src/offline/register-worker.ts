type Offer = () => void

const ADDRESS = '/sw.js'

// A busy page may not be idle for minutes.
const LONGEST_WAIT_MS = 10_000

/**
 * Registers the service worker once the page is loaded and the browser idle; nothing where there are no service workers.
 * `offer` is called when a release other than this page's has been fetched.
 */
export async function startWorker(offer: Offer): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await pageLoaded()
  const registration = await navigator.serviceWorker.register(workerAddress())
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') offerUnlessOwn(worker, offer)
    })
  })
  // A tab may be open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}

const asAddress = { createScriptURL: (_text: string) => ADDRESS }

// The one policy that may name it (docs/decisions.md, "Trusted types").
const workerAddress = () =>
  (window.trustedTypes?.createPolicy('service-worker', asAddress) ?? asAddress).createScriptURL('')

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    const whenIdle = () =>
      // Safari has no idle callbacks.
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
        : setTimeout(resolve, 1000)
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
  })

// The worker knows its release by the names of its scripts.
function offerUnlessOwn(worker: ServiceWorker, offer: Offer): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => {
    if (data === false) offer()
    port1.close()
  })
  port1.start()
  worker.postMessage(new URL(import.meta.url).pathname, [port2])
}
