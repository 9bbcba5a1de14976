import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

import styles from './button.module.css'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'

const classOf = (variant: Variant, className?: string) =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ')

/** A button; it submits its form only with type="submit". */
export function Button({
  variant = 'secondary',
  type = 'button',
  className,
  onClick,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with 'button' as its default
      type={type}
      className={classOf(variant, className)}
      onClick={(event) => {
        // The further clicks of a double click belong to the first press, however quickly that is answered.
        if (type === 'submit' && event.detail > 1) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    />
  )
}

/** A link that looks like a button and leads to a page of the app. */
export function ButtonLink({
  variant = 'secondary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: Variant }) {
  return <Link className={classOf(variant, className)} {...rest} />
}
