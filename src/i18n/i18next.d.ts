import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      auth: (typeof import('@/i18n/locales/en/auth.json'))['default']
      booking: (typeof import('@/i18n/locales/en/booking.json'))['default']
      client: (typeof import('@/i18n/locales/en/client.json'))['default']
      common: (typeof import('@/i18n/locales/en/common.json'))['default']
      control: (typeof import('@/i18n/locales/en/control.json'))['default']
      deposit: (typeof import('@/i18n/locales/en/deposit.json'))['default']
      fleet: (typeof import('@/i18n/locales/en/fleet.json'))['default']
      landing: (typeof import('@/i18n/locales/en/landing.json'))['default']
      legal: (typeof import('@/i18n/locales/en/legal.json'))['default']
      reservations: (typeof import('@/i18n/locales/en/reservations.json'))['default']
      settings: (typeof import('@/i18n/locales/en/settings.json'))['default']
      users: (typeof import('@/i18n/locales/en/users.json'))['default']
    }
  }
}
