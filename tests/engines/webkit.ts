import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

import { expect } from '@playwright/test'
import { Builder, By, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { Select } from 'selenium-webdriver/lib/select.js'

import { XVFB } from './installed'
import type { Engine, Key, Tab } from './tab'

const KEYS: Record<Exclude<Key, 'Shift+Tab'>, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Space: Keys.SPACE,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
}

// The height of the window's own bars, which a page does not get.
const WINDOW_BARS_HEIGHT = 38

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export async function startWebKit(
  path: string,
  port: number,
  environment: NodeJS.ProcessEnv,
): Promise<Engine> {
  // Without -noreset Xvfb restarts when the last window closes, and refuses a window that opens just then.
  const screen = spawn(
    XVFB,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const display = await firstWord(screen)
  const service = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...environment,
      DISPLAY: `:${display}`,
      // There is no graphics card. The older setting for that (DISABLE_DMABUF_RENDERER) crashes at view transitions.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // WebKit's sandbox does not start for root or in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const address = `http://127.0.0.1:${port}`
  await expect.poll(() => isReady(address), 'WebKitWebDriver answers').toBe(true)
  return {
    open: async () => {
      const builder = new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' })
      const tab = tabOf(await builder.build())
      await tab.resize(1280, 800)
      return tab
    },
    stop: async () => {
      await end(service)
      await end(screen)
    },
  }
}

const tabOf = (driver: WebDriver): Tab => ({
  goto: (url) => driver.get(url),
  evaluate: (work, ...given) => driver.executeScript(work, ...given),
  addScript: (source) => driver.executeScript(source),
  click: (element) => driver.findElement(By.css(element)).click(),
  press: (key) =>
    key === 'Shift+Tab' ? pressShiftTab(driver) : driver.actions().sendKeys(KEYS[key]).perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  choose: (element, option) => new Select(driver.findElement(By.css(element))).selectByVisibleText(option),
  attach: (element, file) => driver.findElement(By.css(element)).sendKeys(file),
  resize: async (width, height) =>
    void (await driver
      .manage()
      .window()
      .setRect({ width, height: height + WINDOW_BARS_HEIGHT })),
  picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  close: () => driver.quit(),
})

const pressShiftTab = (driver: WebDriver): Promise<void> =>
  driver.actions().keyDown(Keys.SHIFT).sendKeys(Keys.TAB).keyUp(Keys.SHIFT).perform()

const firstWord = ({ stdout }: { stdout: Readable }): Promise<string> =>
  new Promise((resolve) => {
    stdout.once('data', (output) => resolve(String(output).trim()))
  })

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
