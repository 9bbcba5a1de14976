import { useEffect, useRef } from 'react'

import { Field } from './field'

interface SearchFieldProps {
  label: string
  hint: string
  /** What is searched for, as the URL has it. */
  text: string
  onSearch: (text: string) => void
}

/** The field in which the rows of a table are searched. */
export function SearchField({ label, hint, text, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  // The URL follows what is typed a little later; while somebody types, the field is ahead of it.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = text
  }, [text])

  return (
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
  )
}
