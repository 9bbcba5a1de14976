// Parsed at once: a few milliseconds on a slow phone.
const SLICE_LENGTH = 64_000

/** The rows of a list in JSON text, some at a time, so that reading them can be interrupted. Throws if it is no list. */
export function* listSlices(text: string): Generator<unknown[]> {
  // What looks like the end of a row may lie within one: the parser tells.
  const maybeRowEnd = /\}\s*,(?=\s*\{)/g
  let head = ''
  let start = 0
  let length = SLICE_LENGTH
  for (let tries = 1; ; tries += 1) {
    maybeRowEnd.lastIndex = start + length
    const end = maybeRowEnd.exec(text)
    if (end === null) break
    const next = maybeRowEnd.lastIndex
    const rows = tryListIn(`${head}${text.slice(start, end.index + 1)}]`)
    yield rows ?? []
    if (rows === undefined) {
      length = (next - start) * (tries % 8 === 0 ? 2 : 1)
      continue
    }
    head = '['
    start = next
    length = SLICE_LENGTH
    tries = 0
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
