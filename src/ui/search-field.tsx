import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

import { Field } from './field'
import { Cluster } from './layout'

import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  hint: string
  /** The text that is searched for, from the URL. */
  text: string
  onSearch: (text: string) => void
  /** The number of rows found, in words. */
  found: string
}

/** The field that searches the rows of a table, with the number of rows found. */
export function SearchField({ label, hint, text, onSearch, found }: SearchFieldProps) {
  const input = useTextOfUrl(text)
  return (
    <Cluster gap={6} className={styles.search}>
      <div role="search" data-filtered={text !== ''}>
        <Field
          {...input}
          label={label}
          hint={hint}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <p role="status" className="muted">
        {found}
      </p>
    </Cluster>
  )
}

/** The props that make a text field follow the URL, also where a link or Back has changed it. */
export function useTextOfUrl(text: string) {
  const ref = useRef<HTMLInputElement>(null)
  const isBack = useNavigationType() === NavigationType.Pop
  // The URL follows the typed text a little later, so while somebody types the field is ahead of the URL.
  useLayoutEffect(() => {
    if (ref.current && (isBack || ref.current !== document.activeElement)) ref.current.value = text
  }, [text, isBack])
  return { ref, defaultValue: text }
}
