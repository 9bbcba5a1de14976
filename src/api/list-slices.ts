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
