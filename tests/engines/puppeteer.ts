import { launch, type LaunchOptions, type Page } from 'puppeteer-core'

import type { Engine, Tab } from './tab'

const callOf = (work: unknown, given: readonly unknown[]) => `(${String(work)})(...${JSON.stringify(given)})`

/** Starts Chromium or Firefox by Puppeteer, which drives both. */
export async function startByPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, defaultViewport: { width: 1280, height: 800 } })
  return {
    open: async (): Promise<Tab> => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      return {
        goto: async (url) => void (await page.goto(url)),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what comes is what the function gives
        evaluate: (work, ...given) => page.evaluate(callOf(work, given)) as never,
        addScript: async (source) => void (await page.evaluate(source)),
        click: (element) => page.click(element),
        press: (key) =>
          key === 'Shift+Tab' ? pressShiftTab(page) : page.keyboard.press(key === 'Space' ? ' ' : key),
        type: (text) => page.keyboard.type(text),
        choose: async (element, option) => {
          const values = await page.$$eval(
            `${element} option`,
            (all, text) => all.flatMap((some) => (some.label === text ? [some.value] : [])),
            option,
          )
          await page.select(element, ...values)
        },
        attach: async (element, file) => {
          const field = await page.$(element)
          const input = await field?.toElement('input')
          await input?.uploadFile(file)
        },
        resize: (width, height) => page.setViewport({ width, height }),
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}

async function pressShiftTab({ keyboard }: Page): Promise<void> {
  await keyboard.down('Shift')
  await keyboard.press('Tab')
  await keyboard.up('Shift')
}
