import { useSearchParams } from 'react-router-dom'

/** Which row of a table is open in its panel, as the URL has it, and how one is opened and closed again. */
export function useOpenRow(name: string) {
  const [query, setQuery] = useSearchParams()
  return {
    openId: query.get(name) ?? undefined,
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
