import { readFileSync, writeFileSync } from 'node:fs'

import { chromium, type Page } from '@playwright/test'

import { company } from '../src/company/company'
import { CHROMIUM_ARGUMENTS, requireChromium } from '../tests/engines/installed'
import { APP_ICONS } from './hosting/web-manifest'
import { drawPhotographs } from './photographs'
import { LINK_PREVIEW } from './prerender/site-files'

// Draws the pictures that cannot be SVG: the icons of browsers and home screens, the picture shown with a link to the
// shop, and the demo's photographs. Run `npm run pictures` after a change of the logo or the cars.

const data = (file: string | URL, type: string) => `data:${type};base64,${readFileSync(file, 'base64')}`

const LOGO = data('tools/icon.svg', 'image/svg+xml')
const FONT = data(
  new URL(import.meta.resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2')),
  'font/woff2',
)

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS })
const page = await browser.newPage({ colorScheme: 'dark' })

for (const size of APP_ICONS) save(`icon-${size}.png`, await icon(page, size))
// Apple rounds the corners, and others may cut a circle: the background fills the icon, the logo stays inside.
save('apple-touch-icon.png', await icon(page, 180, 0.8))
save('icon-maskable.png', await icon(page, 512, 0.8))
save('favicon.ico', icoOf(await icon(page, 32), 32))
save(LINK_PREVIEW.path.slice(1), await linkPreview(page))
await drawPhotographs(browser)
await browser.close()

function save(name: string, content: Buffer): void {
  writeFileSync(`public/${name}`, content)
}

/** The logo as PNG; with a part below 1 the logo is that much smaller, in the middle of a background. */
async function icon(page: Page, size: number, part = 1): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${part < 1 ? '#0e1613' : 'transparent'}">
      <img src="${LOGO}" style="width:${part * 100}%">`,
  )
  return page.screenshot({ omitBackground: true })
}

/** Wraps a PNG in the ICO format that browsers expect of /favicon.ico. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

async function linkPreview(page: Page): Promise<Buffer> {
  const { width, height } = LINK_PREVIEW
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>
      @font-face { font-family: Manrope; src: url(${FONT}); font-weight: 200 800 }
      body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; position: relative; contain: paint; color: #f4f5ef;
        background: linear-gradient(#0e1613, #173129 62%, #0a100e 62.2%); font: 750 88px/1 Manrope; letter-spacing: -0.04em }
      .logo { position: absolute; left: 64px; top: 56px; width: 92px }
      .name { position: absolute; left: 180px; top: 58px }
      .scene { position: absolute; left: 50%; bottom: 37.8%; height: 300px; transform: translateX(-50%) }
      .car { position: absolute; left: 130px; bottom: 20px; width: 980px; color-scheme: dark }
    </style>
    <img class="logo" src="${LOGO}"><div class="name">${company.brand}</div>
    <img class="scene" src="${data('src/routes/public/landing/belgrade.svg', 'image/svg+xml')}">
    <img class="car" src="${data('public/cars/model-s.svg', 'image/svg+xml')}#pearl">`)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot()
}
