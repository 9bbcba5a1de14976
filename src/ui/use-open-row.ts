import { useSearchParams } from 'react-router-dom'

/** Which row of a table is open in its panel, as the URL has it, and how it is closed again. */
export function useOpenRow(name: string) {
  const [query, setQuery] = useSearchParams()
  return {
    openId: query.get(name) ?? undefined,
    close: () =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now)
          next.delete(name)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
