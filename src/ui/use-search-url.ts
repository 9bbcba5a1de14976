import { useSearchParams } from 'react-router-dom'

const NAME = 'q'

/** What the rows of a table are searched for, as the URL has it (`?q=model 3`); a new search begins at page one. */
export function useSearchUrl() {
  const [query, setQuery] = useSearchParams()
  return {
    text: query.get(NAME) ?? '',
    searchFor: (text: string) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now)
          if (text === '') next.delete(NAME)
          else next.set(NAME, text)
          next.delete('page')
          return next
        },
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
  }
}
