import { company } from '../../src/company/company.ts'
import landing from '../../src/i18n/locales/en/landing.json' with { type: 'json' }

/** The sizes of the home screen icons, in pixels. */
export const APP_ICONS = [192, 512]

/** How the shop looks on a home screen (W3C web app manifest). */
export const webManifest = () => ({
  id: '/',
  name: company.brand,
  short_name: company.brand,
  description: landing.description,
  start_url: '/',
  display: 'standalone' as const,
  background_color: '#0e1613',
  theme_color: '#0e1613',
  icons: [
    ...APP_ICONS.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
})
