import { useTranslation } from 'react-i18next'

import type { User } from '@/api/users'
import { dialledNumber, isPhoneNumber } from '@/rental/search-text'
import { Fact } from '@/ui/layout'

import styles from './contact-link.module.css'

// Excludes characters that mean more than the address in a mailto: link, such as '?' and '%'.
const EMAIL = /^[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/** An e-mail address, as a link if it is plausible. */
export const EmailLink = ({ email }: { email: string }) =>
  EMAIL.test(email) ? link(`mailto:${email}`, email) : email

/** A phone number, as a link if it is plausible. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  isPhoneNumber(phone) ? link(`tel:${dialledNumber(phone)}`, phone) : phone

/** How a user can be reached, as far as that is known. */
export function ContactFacts({ user }: { user: User | undefined }) {
  const { t } = useTranslation('desk')
  const { email, phone } = user ?? {}
  return (
    <>
      {email !== undefined && (
        <Fact name={t('reservations.email')}>
          <EmailLink email={email} />
        </Fact>
      )}
      {phone !== undefined && (
        <Fact name={t('reservations.phone')}>
          <PhoneLink phone={phone} />
        </Fact>
      )}
    </>
  )
}

const link = (href: string, text: string) => (
  <a className={`touch ${styles.link}`} href={href}>
    {text}
  </a>
)
