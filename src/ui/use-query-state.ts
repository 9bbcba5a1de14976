import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** New values by name; undefined or an empty text takes the name out of the URL. */
export type QueryChanges = Readonly<Record<string, string | undefined>>

/** What a change of the URL's query is for the visitor. */
export interface ChangeOptions {
  /** Whether Back leads to the choice before; otherwise the new one replaces it. */
  isStep?: boolean
  /** Whether what is shown then is another page, which begins at its top; otherwise the scroll stays. */
  isNewPage?: boolean
}

/** The choices in the URL's query, and the way to change some of them; all others stay as they are. */
export function useQueryState() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (changes: QueryChanges, { isStep = false, isNewPage = false }: ChangeOptions = {}) =>
      // A choice is shown at once: as a transition it would wait behind everything else.
      setQuery((now) => withChanges(now, changes), {
        replace: !isStep,
        preventScrollReset: !isNewPage,
        flushSync: !isNewPage,
      }),
    [setQuery],
  )
  return { query, change }
}

/** The query with the changes. */
export function withChanges(query: URLSearchParams, changes: QueryChanges): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
