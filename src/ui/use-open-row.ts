import { useCallback } from 'react'

import { useQueryState, withChanges } from './use-query-state'

/** The ID of the table row that is open in its panel, from the URL, and the ways to open and close a row. */
export function useOpenRow(name: string) {
  const { query, change } = useQueryState()
  const others = withChanges(query, { [name]: undefined }).toString()
  return {
    openId: query.get(name) || undefined,
    /** The address that opens the row and keeps the rest of the query; the same function whichever row is open. */
    hrefOf: useCallback(
      (id: string) => `?${others && `${others}&`}${name}=${encodeURIComponent(id)}`,
      [others, name],
    ),
    open: (id: string) => change({ [name]: id }, { addsHistoryEntry: true }),
    close: () => change({ [name]: undefined }),
  }
}
