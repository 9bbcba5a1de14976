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
      desk: typeof import('@/i18n/locales/en/desk.json')
      landing: typeof import('@/i18n/locales/en/landing.json')
      legal: typeof import('@/i18n/locales/en/legal.json')
      ui: typeof import('@/i18n/locales/en/ui.json')
    }
  }
}
