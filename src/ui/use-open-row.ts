import { useSearchParams } from 'react-router-dom'

/** Which row of a table is open in its panel, as the URL has it, and how one is opened and closed again. */
export function useOpenRow(name: string) {
  const [query, setQuery] = useSearchParams()
  return {
    openId: query.get(name) ?? undefined,
    /** Where the row opens, with all else in the URL as it is. */
    hrefOf: (id: string) => {
      const next = new URLSearchParams(query)
      next.set(name, id)
      return `?${next}`
    },
    open: (id: string) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now)
          next.set(name, id)
          return next
        },
        { preventScrollReset: true },
      ),
    close: () =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now)
          next.delete(name)
          return next
        },
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
  }
}
