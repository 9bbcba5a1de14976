import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

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
  const input = useTextOfUrl(text)
  return (
    <div className={styles.search}>
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
      <p role="status">{found}</p>
    </div>
  )
}

/** What makes a field of text follow the URL, also where a link or Back has changed it. */
export function useTextOfUrl(text: string) {
  const ref = useRef<HTMLInputElement>(null)
  const isBack = useNavigationType() === NavigationType.Pop
  // The URL follows what is typed a little later; while somebody types, the field is ahead of it.
  useLayoutEffect(() => {
    if (ref.current && (isBack || ref.current !== document.activeElement)) ref.current.value = text
  }, [text, isBack])
  return { ref, defaultValue: text }
}
