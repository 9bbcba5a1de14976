import 'i18next'
import type auth from '@/i18n/locales/en/auth.json'
import type booking from '@/i18n/locales/en/booking.json'
import type client from '@/i18n/locales/en/client.json'
import type common from '@/i18n/locales/en/common.json'
import type control from '@/i18n/locales/en/control.json'
import type deposit from '@/i18n/locales/en/deposit.json'
import type fleet from '@/i18n/locales/en/fleet.json'
import type landing from '@/i18n/locales/en/landing.json'
import type legal from '@/i18n/locales/en/legal.json'
import type reservations from '@/i18n/locales/en/reservations.json'
import type settings from '@/i18n/locales/en/settings.json'
import type users from '@/i18n/locales/en/users.json'

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
