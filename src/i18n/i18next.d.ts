import 'i18next'

// oxlint-disable consistent-type-imports -- so an area is one line here

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      auth: typeof import('@/i18n/locales/en/auth.json')
      booking: typeof import('@/i18n/locales/en/booking.json')
      client: typeof import('@/i18n/locales/en/client.json')
      common: typeof import('@/i18n/locales/en/common.json')
      control: typeof import('@/i18n/locales/en/control.json')
      deposit: typeof import('@/i18n/locales/en/deposit.json')
      figures: typeof import('@/i18n/locales/en/figures.json')
      fleet: typeof import('@/i18n/locales/en/fleet.json')
      landing: typeof import('@/i18n/locales/en/landing.json')
      legal: typeof import('@/i18n/locales/en/legal.json')
      reservations: typeof import('@/i18n/locales/en/reservations.json')
      search: typeof import('@/i18n/locales/en/search.json')
      today: typeof import('@/i18n/locales/en/today.json')
      trip: typeof import('@/i18n/locales/en/trip.json')
      ui: typeof import('@/i18n/locales/en/ui.json')
      users: typeof import('@/i18n/locales/en/users.json')
      vehicle: typeof import('@/i18n/locales/en/vehicle.json')
    }
  }
}
