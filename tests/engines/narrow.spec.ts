import { text } from '../e2e/support/texts'
import { expect, test } from './test'
import { byRole } from './visitor'

test('the landing page fits a narrow window, and each name stands next to its picture', async ({
  visitor,
}) => {
  // WebKit's window cannot be narrower than 447 px.
  await visitor.tab.resize(360, 740)
  await visitor.open('/')
  await visitor.sees(byRole('heading', text('en', 'landing', 'hero.title')))
  const gap = () => {
    const [picture, name] = ['article img', 'article h2'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    return (name?.top ?? Infinity) - (picture?.bottom ?? 0)
  }
  expect(await visitor.tab.evaluate(gap)).toBeLessThan(16)
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await visitor.tab.evaluate(beyond)).toBe(0)
})
