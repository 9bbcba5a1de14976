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
  return { errors, setErrors, onInput }
}
