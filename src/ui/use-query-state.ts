import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** New values by name; undefined or '' removes the name from the URL. */
export type QueryChanges = Readonly<Record<string, string | undefined>>

/** How a change of the URL's query behaves for the visitor. */
export interface ChangeOptions {
  /** Whether Back leads to the choice before; otherwise the new choice replaces it in the history. */
  addsHistoryEntry?: boolean
  /** Whether the change shows another page, which begins at its top; otherwise the scroll position stays. */
  isNewPage?: boolean
}

/** The choices in the URL's query, and a function that changes some of them; all others stay as they are. */
export function useQueryState() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (changes: QueryChanges, { addsHistoryEntry = false, isNewPage = false }: ChangeOptions = {}) =>
      // A choice is shown at once: a transition would wait behind all other work.
      setQuery((now) => withChanges(now, changes), {
        replace: !addsHistoryEntry,
        preventScrollReset: !isNewPage,
        flushSync: !isNewPage,
      }),
    [setQuery],
  )
  return { query, change }
}

/** A copy of the query with the changes. */
export function withChanges(query: URLSearchParams, changes: QueryChanges): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
