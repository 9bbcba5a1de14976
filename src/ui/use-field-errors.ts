import { useState, type FormEvent } from 'react'

/**
 * What is wrong with the fields of a form, by their names. `onInput` belongs on the form: a field that is being
 * corrected is no longer called wrong.
 */
export function useFieldErrors<Errors extends object>(none: Errors) {
  const [errors, setErrors] = useState(none)
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name !== null && name in errors) setErrors({ ...errors, [name]: undefined })
  }
  /** Says what is wrong, and moves the focus to the first field that is. */
  const tell = (found: Errors, form: HTMLFormElement) => {
    setErrors(found)
    const [firstWrong] = Object.keys(found)
    if (firstWrong !== undefined) form.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus()
  }
  return { errors, tell, clear: () => setErrors(none), onInput }
}
