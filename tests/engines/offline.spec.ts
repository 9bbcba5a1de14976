import { asset } from '../e2e/support/built'
import { RELEASE_PORT, ReleasedApp } from '../e2e/support/released-app'
import { comeBackToNewWorker, workerReady } from '../e2e/support/service-worker'
import { CAR } from '../e2e/support/stays'
import { ENGINES } from './installed'
import { expect, test as base } from './test'
import { byRole, Visitor } from './visitor'

interface Fixtures {
  app: ReleasedApp
  /** The visitor of the shop that is cut off or gets a new release. */
  customer: Visitor
}

const test = base.extend<Fixtures>({
  app: async ({ engineName }, provide) => {
    // Each engine has a server of its own, since a server that is cut off keeps its port.
    const app = await ReleasedApp.start(RELEASE_PORT + 5 + ENGINES.indexOf(engineName))
    await provide(app)
    await app.stop()
  },
  customer: async ({ app, visitor }, provide) => {
    await provide(new Visitor(visitor.tab, app.origin))
  },
})

test('visited pages open without a network', async ({ app, customer }) => {
  await customer.open('/')
  await customer.tab.evaluate(workerReady)
  await customer.open('/vehicles')
  await customer.sees(byRole('article', CAR.name))
  await app.cut()
  await customer.open('/')
  await customer.clicks(byRole('link', 'Rent a car'))
  await customer.sees(byRole('article', CAR.name))
  await customer.seesText('There is no connection. The cars are shown as of')
})

test('a script that was lost once is there after a reload', async ({ app, customer }) => {
  const script = asset(/^shared-[\w-]+\.js$/)
  app.answers.set(script, (response) => response.destroy())
  await customer.open('/vehicles')
  await customer.seesText('The page could not be loaded')
  app.answers.delete(script)
  await customer.reloads()
  await customer.sees(byRole('article', CAR.name))
})

test('a new release is offered, and loaded on request', async ({ app, customer }) => {
  const offer = byRole('button', 'Reload now')
  const script = () => document.querySelector('script[src^="/assets/index-"]')?.getAttribute('src')
  await customer.open('/')
  await customer.tab.evaluate(workerReady)
  const before = await customer.tab.evaluate(script)
  await app.release()
  await customer.tab.evaluate(comeBackToNewWorker, 'activated')
  await customer.seesText('A new version of this site is available.')
  await customer.clicks(offer)
  await expect.poll(() => customer.tryEvaluate(script)).toMatch(new RegExp(`^(?!${before}).`))
  await customer.sees(byRole('link', 'Rent a car'))
  await customer.seesNo(offer)
})
