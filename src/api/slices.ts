// Parsed at once: a few milliseconds on a slow phone.
const SLICE_LENGTH = 64_000

/**
 * The rows of a list in JSON text, some at a time, so that reading them can be interrupted; all that is left at once
 * where a slice ends within a row, as after an object in a list of its own. Throws if the text is no list.
 */
export function* listSlices(text: string): Generator<unknown[]> {
  const rowEnd = /\}\s*,(?=\s*\{)/g
  let head = ''
  let start = 0
  for (;;) {
    rowEnd.lastIndex = start + SLICE_LENGTH
    const end = rowEnd.exec(text)
    const rows = end && tryListIn(`${head}${text.slice(start, end.index + 1)}]`)
    if (!rows) break
    yield rows
    head = '['
    start = rowEnd.lastIndex
  }
  yield listIn(head + text.slice(start))
}

function listIn(text: string): unknown[] {
  const json: unknown = JSON.parse(text)
  if (!Array.isArray(json)) throw new Error('The answer is no list')
  return json
}

function tryListIn(text: string): unknown[] | undefined {
  try {
    return listIn(text)
  } catch {
    return undefined
  }
}

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
