import styles from './contact-link.module.css'

// Nothing a mailto: link would take for more than the address, such as '?' and '%'.
const EMAIL = /^[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u
const PHONE = /^\+?(?:[\s\-/().]*\d){6,15}[\s\-/().]*$/

/** An e-mail address, as a link where it is a plausible one. */
export function EmailLink({ address }: { address: string }) {
  if (!EMAIL.test(address)) return <span className={styles.text}>{address}</span>
  return (
    <a className={styles.link} href={`mailto:${address}`}>
      {address}
    </a>
  )
}

/** A phone number, as a link where it is a plausible one. */
export function PhoneLink({ number }: { number: string }) {
  if (!PHONE.test(number)) return <span className={styles.text}>{number}</span>
  return (
    <a className={styles.link} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
      {number}
    </a>
  )
}
