import type { Page } from '@playwright/test'

import { paths } from '../../src/paths.ts'
import { expectAccessible } from './support/axe'
import { expectNoneCovered, tabTo } from './support/keyboard'
import { expect, test, type SignIn } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openControl(page: Page, signIn: SignIn) {
  await signIn.somebody()
  await page.goto(paths.vehicleControl)
  await expect(page.getByRole('heading', { level: 2, name: 'Tesla Model 3' })).toBeVisible()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const entries = (page: Page) => page.getByRole('list', { name: 'Command log' }).getByRole('listitem')

test('the vehicle can be controlled with the keyboard alone', async ({ page, signIn }) => {
  const lines: unknown[] = []
  page.on('console', (message) => {
    if (message.type() === 'info')
      void Promise.all(message.args().map((part) => part.jsonValue() as Promise<unknown>)).then((parts) =>
        lines.push(parts),
      )
  })
  const calls: string[] = []
  await openControl(page, signIn)
  // Parts of the app itself may still load.
  page.on('request', (request) => !request.url().includes('/assets/') && calls.push(request.url()))

  await tabTo(page, button(page, 'Control Vehicle'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Control Vehicle' })).toBeVisible()

  await tabTo(page, button(page, 'Unlock doors'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Press again to unlock')).toBeFocused()
  await expect(entries(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(entries(page)).toHaveText([/Unlock doors.*door_unlock/])

  await tabTo(page, page.getByRole('switch', { name: 'Sentry mode' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'Sentry mode' })).toBeChecked()
  await expect(entries(page).first()).toHaveText(/Sentry mode: on/)

  await tabTo(page, button(page, 'Battery Settings'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Control Vehicle' })).toBeHidden()
  await tabTo(page, page.getByRole('slider', { name: 'Limit' }))
  await page.keyboard.press('ArrowRight')
  await expect(entries(page).first()).toHaveText(/Limit 81%/)

  await expect
    .poll(() => lines)
    .toEqual([
      ['vehicle command', { command: 'door_unlock', parameters: {} }],
      ['vehicle command', { command: 'set_sentry_mode', parameters: { on: true } }],
      ['vehicle command', { command: 'set_charge_limit', parameters: { percent: 81 } }],
    ])
  expect(calls).toEqual([])
})

test('dragging a slider gives one command', async ({ page, signIn }) => {
  await openControl(page, signIn)
  await button(page, 'A/C').click()
  const slider = page.getByRole('slider', { name: 'Driver' })
  const box = await slider.boundingBox()
  if (box === null) throw new Error('The slider is not on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 12 })
  await expect(slider).toHaveValue('100')
  await expect(entries(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(entries(page)).toHaveText([/Driver 100\u00A0°C · Passenger 21\u00A0°C/])
})

test('on a phone no focused control is covered', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openControl(page, signIn)
  await button(page, 'Power on / off').click()
  await button(page, 'Control Vehicle').click()
  await expectNoneCovered(page, 22)
})

test('the panels and a button that asks again are accessible', async ({ page, signIn }) => {
  test.slow()
  // Lengthens the wait for the second press, since axe is slow.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = Object.assign(
      (work: () => void, ms?: number) => start(work, ms === 5_000 ? 600_000 : ms),
      window.setTimeout,
    )
  })
  await openControl(page, signIn)
  await button(page, 'Power on / off').click()
  for (const panel of ['A/C', 'Battery Settings']) {
    await button(page, panel).click()
    await expect(page.getByRole('region', { name: panel })).toBeVisible()
    await expectAccessible(page)
  }
  await button(page, 'Control Vehicle').click()
  await page.getByRole('switch', { name: 'Valet mode' }).click()
  await button(page, 'Summon to this place').click()
  await expect(page.getByRole('textbox', { name: 'Latitude' })).toBeFocused()
  await button(page, 'Unlock doors').click()
  await expectAccessible(page)
  await expect(button(page, 'Press again to unlock')).toBeVisible()
})

test('in forced colours the background of the car above the controls is not transparent', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 900, height: 700 })
  await openControl(page, signIn)
  const carBackground = page
    .getByRole('heading', { level: 2, name: 'Tesla Model 3' })
    .locator('xpath=../preceding-sibling::div')
  await expect(carBackground).toHaveCSS('position', 'sticky')
  await expect(carBackground).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
