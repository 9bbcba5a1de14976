import { expect, test } from './test'

// By the light of the tail lamps, where nothing else of the drawing reaches.
const BEHIND = [1030, 150] as const
const WHITE = [255, 255, 255]

test('a car by night has its lamps on, in a light scheme too', async ({ visitor }) => {
  const { tab, origin } = visitor
  await tab.goto(`${origin}/auth`)
  const colour = async () => tab.evaluate(colourIn, (await tab.picture()).toString('base64'), ...BEHIND)
  for (const paint of ['#red', '#pearl-night', '#red', '#red-night', '#pearl', '']) {
    await tab.evaluate(showDrawing, `/cars/model-s.svg${paint}`)
    const isDay = paint !== '' && !paint.endsWith('night')
    await expect.poll(async () => String(await colour()) === String(WHITE), paint).toBe(isDay)
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

/** The colour of a pixel in a picture. Runs in the page. */
async function colourIn(picture: string, x: number, y: number): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  pen?.drawImage(bitmap, -x, -y)
  return Array.from(pen?.getImageData(0, 0, 1, 1).data.subarray(0, 3) ?? [])
}
