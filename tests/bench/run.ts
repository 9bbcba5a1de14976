import { benchAvailability } from './availability'
import { openBrowser } from './browser'
import { benchPresses } from './presses'
import { benchRepaint } from './repaint'
import { benchSearch } from './search-everything'
import { serveLargeApp } from './served-app'
import { benchTables } from './tables'

// Measures ratios and times in one run; the bounds are those the project promises.
benchAvailability()
const { origin, close } = await serveLargeApp()
const browser = await openBrowser()
try {
  await benchRepaint(browser, origin)
  await benchTables(browser, origin)
  await benchPresses(browser, origin)
  await benchSearch(browser, origin)
} finally {
  await browser.close()
  await close()
}
