// Leaves room below 100 ms for what else a task does, such as collecting garbage.
const SLICE_MS = 25

/**
 * Runs work to its end in slices, between which the browser can answer and draw (docs/engineering.md, "Large lists"); the
 * work yields wherever it may be interrupted. Throws what the work throws, and once the signal is aborted.
 */
export async function inSlices<Result>(
  work: Generator<unknown, Result>,
  signal: AbortSignal,
): Promise<Result> {
  let resumed = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < resumed + SLICE_MS) continue
    await nextTask()
    signal.throwIfAborted()
    resumed = performance.now()
  }
}

/** A message is a task of its own and, unlike a timer, is not held back while the page is hidden. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
