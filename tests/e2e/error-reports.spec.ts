import { paths } from '../../src/paths.ts'
import { findNginx, HOW_TO_GET_NGINX } from '../../tools/hosting/nginx.ts'
import { openWithLaterParts } from './support/later-parts'
import { startHost } from './support/static-host'
import { expect, test } from './support/test'
import { startWebServer, WEB_PORT } from './support/web-server.ts'

// The browser reports errors if ERROR_URL is set, and nothing if it is not.

const PORT = WEB_PORT + 11
const SECTION = `${paths.legal('general-terms')}#error-reports`

test.use({ baseURL: `http://127.0.0.1:${PORT}`, expectedErrors: /./ })
test.describe.configure({ mode: 'serial' })
test.skip(findNginx() === undefined, HOW_TO_GET_NGINX)

/** Starts a server that collects reports, each with its headers. */
async function startReceiver() {
  const reports: { path: string; headers: string[]; report: unknown }[] = []
  const { origin, stop } = await startHost((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      const report: unknown = JSON.parse(body)
      reports.push({ path: request.url ?? '', headers: Object.keys(request.headers), report })
      response.writeHead(204).end()
    })
  })
  return { reports, url: `${origin}/in/box`, stop }
}

/** Runs in the page: throws an error that nothing catches, with a message that somebody has entered. */
const throwUncaught = () =>
  void setTimeout(() => {
    throw new TypeError('the secret of a client')
  })

test('reports are sent without entered text, at most ten in a visit, and the legal text names them', async ({
  page,
}) => {
  const receiver = await startReceiver()
  const stop = await startWebServer({ VITE_API_URL: '', ERROR_URL: receiver.url }, PORT)
  try {
    await openWithLaterParts(page, () => page.goto(`${paths.vehicles}?from=2030-06-01&to=2030-06-04`))
    // There is no API here: the page handles that failure itself and does not report it.
    expect(receiver.reports).toEqual([])

    await page.evaluate(throwUncaught)
    await expect.poll(() => receiver.reports).toHaveLength(1)
    expect(receiver.reports[0]).toEqual({
      path: '/in/box',
      headers: ['host', 'content-type', 'content-length'],
      report: {
        kind: 'error',
        what: 'TypeError',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        page: '/vehicles',
        engine: expect.stringMatching(/^Chrome \d+$/),
      },
    })

    // Only the third is a file of the shop: people name other pictures, and the second is no valid address.
    await page.evaluate(() => {
      for (const address of ['/uploads/ana.anic@example.com.png', 'http://[', '/cars/none.svg']) {
        const image = new Image()
        image.src = address
        document.body.append(image)
      }
    })
    await expect.poll(() => receiver.reports).toHaveLength(2)
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'p { color: red }'
      document.body.append(style)
    })
    await expect.poll(() => receiver.reports).toHaveLength(3)
    expect(receiver.reports.slice(1).map(({ report }) => report)).toEqual([
      expect.objectContaining({ kind: 'load', what: '/cars/none.svg' }),
      expect.objectContaining({ kind: 'policy', what: 'style-src-elem inline' }),
    ])

    // An address that the shop does not know may hold personal data.
    await page.evaluate(() => history.replaceState(null, '', '/ana.anic@example.com'))
    await page.evaluate(() => void Promise.reject('the secret of a client'))
    await expect.poll(() => receiver.reports).toHaveLength(4)
    expect(receiver.reports[3]?.report).toMatchObject({ kind: 'error', what: 'Error', page: 'other' })

    await openWithLaterParts(page, () => page.goto(SECTION))
    await expect(page.getByRole('heading', { name: 'Error reports' })).toBeVisible()
    await page.evaluate(() => {
      for (let count = 0; count < 20; count += 1)
        setTimeout(() => {
          throw new RangeError()
        })
    })
    await expect.poll(() => receiver.reports.length).toBe(10)
    expect(receiver.reports.at(-1)?.report).toMatchObject({ what: 'RangeError', page: '/general-terms' })
    await openWithLaterParts(page, () => page.reload())
    await page.evaluate(throwUncaught)
    await page.waitForLoadState('networkidle')
    expect(receiver.reports).toHaveLength(10)
  } finally {
    await stop()
    await receiver.stop()
  }
})

test('no reports are sent without ERROR_URL, and the legal text does not name them', async ({ page }) => {
  const stop = await startWebServer({ VITE_API_URL: '' }, PORT)
  try {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await openWithLaterParts(page, () => page.goto(SECTION))
    await page.evaluate(throwUncaught)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Error reports' })).toHaveCount(0)
    expect(sent).toEqual([])
    const answer = await page.request.post('/error-reports', { data: '{}' })
    expect(answer.status()).toBe(404)
  } finally {
    await stop()
  }
})
