import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { bringIntoSight } from './notice'

/** The errors of a form by its fields' names; `onInput` on the form removes that of a field being corrected. */
export function useFieldErrors<Errors extends object>(none: Errors) {
  const [errors, setErrors] = useState(none)
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name !== null && name in errors) setErrors({ ...errors, [name]: undefined })
  }
  /** Shows the errors and moves the focus to the first wrong field. */
  const showErrors = (found: Errors, form: HTMLFormElement) => {
    flushSync(() => setErrors(found))
    const [firstWrong] = Object.keys(found)
    if (firstWrong === undefined) return
    const field = form.querySelector<HTMLElement>(`[name=${firstWrong}]`)
    field?.focus({ preventScroll: true })
    // The frame of the field, since the error stands below the field.
    bringIntoSight(field?.parentElement ?? null)
  }
  return { errors, showErrors, clear: () => setErrors(none), onInput }
}
