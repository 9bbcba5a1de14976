import { readFile } from 'node:fs/promises'

import type { Browser, Page } from '@playwright/test'
import encodeQR from 'qr'

import { company } from '../../src/company/company.ts'
import { readAccount } from '../../src/rental/payment-slip/account.ts'
import { expectAccessible } from './support/axe'
import { PICTURE } from './support/pictures'
import { expect, test } from './support/test'

const ID = '123'

/** Made by ips-qr-code 1.0.12 of the npm registry: a bill of the electricity supplier, as a stranger encodes it. */
const STRANGERS_CODE = 'tests/e2e/support/ips-qr-code.png'

const picker = (page: Page) => page.getByLabel('Payment slip', { exact: true })

const check = (page: Page) => page.getByRole('status', { name: 'Slip check' })

const idField = (page: Page) => page.getByRole('textbox', { name: 'Reservation ID' })

const confirm = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true })

/** Opens the deposit of the reservation and gives the image of its slip, as the page saves it. */
async function savedSlip(page: Page): Promise<string> {
  await page.goto(`/reservation-confirm?id=${ID}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as an image' }).click(),
  ])
  return download.path()
}

interface Scene {
  /** The size of the photograph in pixels, its sides as 4 to 3. */
  width: number
  /** The width of the slip, in thousandths of that of the photograph. */
  slip: number
  transform: string
  filter?: string
  /** What lies on the slip and the table: a shadow. */
  shadow?: string
  quality: number
}

/** Lays the slip on a table and photographs it: the browser turns and darkens it, and compresses the picture. */
async function photograph(browser: Browser, slip: Buffer, scene: Scene): Promise<Buffer> {
  const { width, slip: wide, transform, filter = 'none', shadow = 'none', quality } = scene
  const page = await browser.newPage({
    viewport: { width: 1000, height: 750 },
    deviceScaleFactor: width / 1000,
  })
  await page.setContent(`<body style="margin: 0; height: 750px; display: grid; place-content: center; overflow: hidden;
      background: repeating-linear-gradient(7deg, #8a6d4b 0 9px, #7a5f40 9px 14px); filter: ${filter}">
    <div style="perspective: 1200px"><img src="data:image/png;base64,${slip.toString('base64')}"
      style="width: ${wide}px; transform: ${transform}"></div>
    <div style="position: fixed; inset: 0; background: ${shadow}"></div>`)
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const picture = await page.screenshot({ type: 'jpeg', quality })
  await page.close()
  return picture
}

// Darker to the right, and a hard edge across the code.
const SHADOW = 'linear-gradient(-115deg, #000c, #0000 60%), linear-gradient(100deg, #0000 79%, #0009 80%)'

const SCENES: [string, Scene][] = [
  ['turned and strongly compressed', { width: 2000, slip: 820, transform: 'rotate(205deg)', quality: 25 }],
  [
    'at an angle, with a shadow across it',
    {
      width: 3000,
      slip: 760,
      transform: 'rotateX(35deg) rotateY(-20deg) rotate(15deg)',
      shadow: SHADOW,
      quality: 70,
    },
  ],
  [
    'dark and out of focus',
    {
      width: 2000,
      slip: 820,
      transform: 'rotate(-12deg)',
      filter: 'brightness(0.15) blur(0.6px)',
      quality: 80,
    },
  ],
  ['small in 12 megapixels', { width: 4000, slip: 300, transform: 'rotate(64deg)', quality: 80 }],
]

for (const [how, scene] of SCENES)
  test(`the code of a slip is read from a photograph ${how}`, async ({ page, browser }) => {
    const slip = await readFile(await savedSlip(page))
    const buffer = await photograph(browser, slip, scene)
    await picker(page).setInputFiles({ name: 'photograph.jpg', mimeType: 'image/jpeg', buffer })
    // A code that is hard to see is found in the last of many looks.
    await expect(check(page)).toHaveText(`Matches reservation ${ID}`, { timeout: 30_000 })
  })

test('the advice follows the reservation that is typed after the picture was chosen', async ({
  page,
  signIn,
}) => {
  await signIn.somebody()
  await picker(page).setInputFiles(await savedSlip(page))
  await expect(check(page)).toHaveText('Matches reservation 123')
  await idField(page).fill('4')
  await expect(check(page)).toHaveText('This slip is for reservation 123You can still send it.')
  await expect(confirm(page)).toBeEnabled()
  await expectAccessible(page)
  await idField(page).fill('')
  await expect(check(page)).toHaveText('This slip is for reservation 123')
  await idField(page).fill(ID)
  await expect(check(page)).toHaveText('Matches reservation 123')
})

test('a code of another generator is read, and a picture without a code leaves the check to people', async ({
  page,
}) => {
  await page.goto(`/reservation-confirm?id=${ID}`)
  await picker(page).setInputFiles(STRANGERS_CODE)
  await expect(check(page)).toContainText('This slip pays another account: 845-0000000404849-87')
  await picker(page).setInputFiles(PICTURE)
  await expect(check(page)).toHaveText('No code found: we check it by hand')
  await expect(confirm(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Remove the image' }).click()
  await expect(check(page)).toHaveCount(0)
})

test('an amount below the minimum deposit is told', async ({ page }) => {
  const account = readAccount(company.account)
  const text = `K:PR|V:01|C:1|R:${account}|N:Struja|I:RSD116999,99|SF:289|S:ID ${ID}`
  const buffer = Buffer.from(encodeQR(text, 'gif', { scale: 4 }))
  await page.goto(`/reservation-confirm?id=${ID}`)
  await picker(page).setInputFiles({ name: 'slip.gif', mimeType: 'image/gif', buffer })
  await expect(check(page)).toContainText('The amount is below the minimum deposit')
})

test.describe('without the script that reads codes', () => {
  test.use({ expectedErrors: /read-codes/ })

  test('the check is left to people, and the slip can be sent', async ({ page }) => {
    await page.route('**/assets/read-codes-*.js', (route) => route.abort())
    await picker(page).setInputFiles(await savedSlip(page))
    await expect(check(page)).toHaveText('No code found: we check it by hand')
    await expect(confirm(page)).toBeEnabled()
  })
})
