import { useQueryState, withChanges } from './use-query-state'

/** Which row of a table is open in its panel, as the URL has it, and how one is opened and closed again. */
export function useOpenRow(name: string) {
  const { query, change } = useQueryState()
  return {
    openId: query.get(name) || undefined,
    /** Where the row opens, with all else in the URL as it is. */
    hrefOf: (id: string) => `?${withChanges(query, { [name]: id })}`,
    open: (id: string) => change({ [name]: id }, { isStep: true }),
    close: () => change({ [name]: undefined }),
  }
}
