// These functions run in the page.

/** Waits until the worker has fetched all the files that it keeps. */
export async function workerReady(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (active?.state === 'activated') return
  await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
}

/** Imitates a return to the tab, on which the page looks for a new worker; waits until that is in the state `end`. */
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
