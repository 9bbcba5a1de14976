import 'i18next'
import type auth from '@locales/en/auth.json'
import type booking from '@locales/en/booking.json'
import type client from '@locales/en/client.json'
import type common from '@locales/en/common.json'
import type control from '@locales/en/control.json'
import type deposit from '@locales/en/deposit.json'
import type fleet from '@locales/en/fleet.json'
import type landing from '@locales/en/landing.json'
import type legal from '@locales/en/legal.json'
import type reservations from '@locales/en/reservations.json'
import type settings from '@locales/en/settings.json'
import type users from '@locales/en/users.json'

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
      fleet: typeof fleet
      landing: typeof landing
      legal: typeof legal
      reservations: typeof reservations
      settings: typeof settings
      users: typeof users
    }
  }
}
