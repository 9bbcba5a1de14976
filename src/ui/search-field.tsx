import { useEffect, useRef } from 'react'

import { Field } from './field'

import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  hint: string
  /** What is searched for, as the URL has it. */
  text: string
  onSearch: (text: string) => void
  /** How much was found, in words. */
  found: string
}

/** The field in which the rows of a table are searched, and what came of it. */
export function SearchField({ label, hint, text, onSearch, found }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  // The URL follows what is typed a little later; while somebody types, the field is ahead of it.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = text
  }, [text])

  return (
    <div className={styles.search}>
      <div role="search">
        <Field
          ref={input}
          label={label}
          hint={hint}
          type="search"
          autoComplete="off"
          spellCheck={false}
          defaultValue={text}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <p role="status">{found}</p>
    </div>
  )
}
