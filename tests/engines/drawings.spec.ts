import { colourAt } from './support'
import { expect, test } from './test'

// A point in the light of the tail lamps, where nothing else is drawn.
const LAMP_LIGHT = [1030, 150] as const
const WHITE = [255, 255, 255]

test('a car drawn by night has its lamps on, in a light colour scheme too', async ({ visitor }) => {
  const { tab, origin } = visitor
  await tab.goto(`${origin}/auth`)
  for (const paint of ['#red', '#pearl-night', '#red', '#red-night', '#pearl', '']) {
    await tab.evaluate(showDrawing, `/cars/model-s.svg${paint}`)
    const isDay = paint !== '' && !paint.endsWith('night')
    await expect
      .poll(async () => String(await colourAt(tab, ...LAMP_LIGHT)) === String(WHITE), paint)
      .toBe(isDay)
  }
})

/** Shows the drawing in its own size, on white. Runs in the page. */
async function showDrawing(address: string): Promise<void> {
  document.querySelector('#drawing')?.remove()
  const image = new Image(1060, 380)
  image.id = 'drawing'
  image.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9; background: #fff'
  image.src = address
  document.body.append(image)
  await image.decode()
}
