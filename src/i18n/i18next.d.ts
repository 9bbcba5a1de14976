import 'i18next'
import type auth from '@locales/en/auth.json'
import type booking from '@locales/en/booking.json'
import type client from '@locales/en/client.json'
import type common from '@locales/en/common.json'
import type control from '@locales/en/control.json'
import type deposit from '@locales/en/deposit.json'
import type landing from '@locales/en/landing.json'
import type legal from '@locales/en/legal.json'
import type reservations from '@locales/en/reservations.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      auth: typeof auth
      booking: typeof booking
      client: typeof client
      common: typeof common
      control: typeof control
      deposit: typeof deposit
      landing: typeof landing
      legal: typeof legal
      reservations: typeof reservations
    }
  }
}
