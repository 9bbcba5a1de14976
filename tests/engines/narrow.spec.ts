import { text } from '../e2e/support/texts'
import { expect, test } from './test'
import { the } from './visitor'

test('the landing page is no wider than a narrow window', async ({ visitor }) => {
  // WebKit's window has a least width, which is 447.
  await visitor.tab.resize(360, 740)
  await visitor.open('/')
  await visitor.sees(the('heading', text('en', 'landing', 'hero.title')))
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await visitor.tab.evaluate(beyond)).toBe(0)
})
