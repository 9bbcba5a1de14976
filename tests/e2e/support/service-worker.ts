// What is done inside of a page.

/** Once the worker has fetched all it keeps. */
export async function workerReady(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (active?.state === 'activated') return
  await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
}

/** Comes back to the tab, by which the page asks for a new worker; ends once that is in charge, or given up. */
export async function comeBackToNewWorker(end: 'activated' | 'redundant'): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  const hasEnded = new Promise<void>((resolve) => {
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => worker.state === end && resolve())
    })
  })
  document.dispatchEvent(new Event('visibilitychange'))
  await hasEnded
}
