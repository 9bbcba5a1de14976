import styles from './switch.module.css'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch that is on or off; a change takes effect at once. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      {label}
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own checked state
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
