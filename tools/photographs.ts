import { readFileSync, writeFileSync } from 'node:fs'

import type { Browser } from '@playwright/test'

interface Scene {
  file: `${string}.${'jpeg' | 'webp'}`
  width: number
  height: number
  car: string
  /** Width of the car as a part of the picture's. */
  carWidth: number
  /** The place of the sun, in parts of width and height. */
  sun: readonly [number, number]
  /** From above to the horizon. */
  sky: readonly [string, string, string]
  /** Height of the trees as a part of the picture's. */
  trees: number
  /** The seed of what is random in it. */
  seed: number
}

const SCENES: Scene[] = [
  {
    file: 'evening.jpeg',
    width: 1600,
    height: 900,
    car: 'model-y.svg#blue',
    carWidth: 0.66,
    sun: [0.22, 0.5],
    sky: ['#3f5f86', '#b9a3a0', '#f0c49a'],
    trees: 0.16,
    seed: 7,
  },
  {
    file: 'morning.webp',
    width: 800,
    height: 1200,
    car: 'model-y.svg#red',
    carWidth: 0.88,
    sun: [0.68, 0.44],
    sky: ['#6f93b4', '#c3cfd2', '#f3e3c4'],
    trees: 0.15,
    seed: 11,
  },
]

// Where the tyres touch the road, as a part of the height: the car is a little below the middle, as in most photographs.
const ROAD = 0.72

/** Draws the photographs of the demo: one of the drawn cars in a scene with depth of field, wet asphalt and grain. */
export async function drawPhotographs(browser: Browser): Promise<void> {
  const page = await browser.newPage({ colorScheme: 'light' })
  const devTools = await page.context().newCDPSession(page)
  for (const scene of SCENES) {
    await page.setViewportSize(scene)
    await page.setContent(drawingOf(scene))
    const format = scene.file.endsWith('webp') ? 'webp' : 'jpeg'
    const { data } = await devTools.send('Page.captureScreenshot', { format, quality: 52 })
    writeFileSync(`src/mocks/pictures/${scene.file}`, data, 'base64')
  }
}

function drawingOf({ width, height, car, carWidth, sun, sky, trees, seed }: Scene): string {
  const road = height * (height > width ? ROAD - 0.05 : ROAD)
  const horizon = road - Math.min(width, height) * 0.1
  const [long, high] = [width * carWidth, (width * carWidth * 380) / 1060]
  const [left, top] = [(width - long) / 2, road - high * 0.9]
  const [sunX, sunY] = [width * sun[0], height * sun[1]]
  const [file = '', paint] = car.split('#')
  const href = `data:image/svg+xml;base64,${readFileSync(`public/cars/${file}`, 'base64')}#${paint}`

  let state = seed
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const oneOf = (colours: readonly string[]) => colours[Math.floor(random() * colours.length)]
  const many = (count: number, draw: () => string) => Array.from({ length: count }, draw).join('')
  const crown = () => {
    const radius = width * (0.02 + random() * 0.05)
    const y = horizon - random() * height * trees
    return `<ellipse cx="${random() * width}" cy="${y}" rx="${radius}" ry="${radius * 0.8}" opacity="${0.35 + random() * 0.6}"
      fill="${oneOf(['#1f2a26', '#3a4038', '#5b5648'])}"/>`
  }
  const lamp = () =>
    `<circle cx="${random() * width}" cy="${horizon - random() * height * 0.11}" r="${4 + random() * width * 0.008}"
      opacity="${0.3 + random() * 0.6}" fill="${oneOf(['#ffdf9e', '#fff1d0', '#ffb56b'])}"/>`
  const everywhere = `width="${width}" height="${height}"`
  const ground = `y="${horizon}" width="${width}" height="${height - horizon}"`
  const filter = (id: string, content: string, reach = 0) =>
    `<filter id="${id}" x="${-reach}" y="${-reach}" width="${1 + 2 * reach}" height="${1 + 2 * reach}">${content}</filter>`
  const noise = (frequency: string, octaves: number) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>`
  const moved = (scale: number) =>
    `<feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>`

  return `<style>body { margin: 0 }</style>
    <svg xmlns="http://www.w3.org/2000/svg" ${everywhere} style="display:block;isolation:isolate">
      <linearGradient id="sky" x2="0" y2="1">
        <stop stop-color="${sky[0]}"/><stop offset=".75" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/>
      </linearGradient>
      <linearGradient id="ground" x2="0" y2="1">
        <stop stop-color="#6b6862"/><stop offset=".35" stop-color="#26282b"/><stop offset="1" stop-color="#0d0f10"/>
      </linearGradient>
      <radialGradient id="sun">
        <stop stop-color="#fff6df" stop-opacity=".95"/><stop offset=".25" stop-color="#ffe2b0" stop-opacity=".5"/>
        <stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="edge" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient>
      <linearGradient id="fade" x2="0" y2="1">
        <stop stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/>
      </linearGradient>
      <mask id="mirror"><rect y="${road}" width="${width}" height="${high}" fill="url(#fade)"/></mask>
      ${filter('clouds', `${noise('.0016 .006', 5)}<feColorMatrix values="0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .9 2.2 0 0 0 -.95"/>`)}
      ${filter('leaves', `${noise('.018', 3)}${moved(70)}<feGaussianBlur stdDeviation="6"/>`, 0.2)}
      ${filter('far', '<feGaussianBlur stdDeviation="3.5"/>', 0.2)}
      ${filter('asphalt', `${noise('.03 .35', 4)}<feColorMatrix values="0 0 0 0 .9 0 0 0 0 .88 0 0 0 0 .84 1.4 0 0 0 -.62"/>`)}
      ${filter('shadow', `<feGaussianBlur stdDeviation="${width * 0.012}"/>`, 2)}
      ${filter('wet', `${noise('.01 .2', 2)}${moved(22)}<feGaussianBlur stdDeviation="3 6"/>`, 0.2)}
      ${filter('lens', '<feGaussianBlur stdDeviation=".7"/><feColorMatrix values=".9 .05 .03 0 .015 .04 .9 .04 0 .01 .04 .06 .86 0 .015 0 0 0 1 0"/>')}
      ${filter('grain', `${noise('.75', 2)}<feColorMatrix values=".33 .33 .33 0 0 .33 .33 .33 0 0 .33 .33 .33 0 0 0 0 0 0 1"/>`)}
      <rect width="${width}" height="${horizon + 4}" fill="url(#sky)"/>
      <rect width="${width}" height="${horizon}" filter="url(#clouds)" opacity=".55"/>
      <circle cx="${sunX}" cy="${sunY}" r="${width / 2}" fill="url(#sun)"/>
      <g filter="url(#leaves)">
        ${many(90, crown)}<rect y="${horizon - 30}" width="${width}" height="50" fill="#1f2a26"/>
      </g>
      <g filter="url(#far)">${many(width / 35, lamp)}</g>
      <rect ${ground} fill="url(#ground)"/>
      <rect ${ground} filter="url(#asphalt)" opacity=".32"/>
      <ellipse cx="${sunX}" cy="${road}" rx="${width * 0.45}" ry="110" fill="url(#sun)" opacity=".5"/>
      <path d="M0 ${road + 120}L${width} ${road + 94}v13L0 ${road + 136}z" fill="#e9e4d6" opacity=".5" filter="url(#far)"/>
      <g mask="url(#mirror)">
        <g filter="url(#wet)">
          <image href="${href}" x="${left}" y="${top - 2 * road}" width="${long}" height="${high}" transform="scale(1 -1)"/>
        </g>
      </g>
      <ellipse cx="${width / 2}" cy="${road}" rx="${long * 0.45}" ry="${high * 0.05}" opacity=".75" filter="url(#shadow)"/>
      <image href="${href}" x="${left}" y="${top}" width="${long}" height="${high}" filter="url(#lens)"/>
      <circle cx="${sunX}" cy="${sunY}" r="${width * 0.6}" fill="url(#sun)" style="mix-blend-mode:soft-light"/>
      <circle cx="${sunX}" cy="${sunY}" r="${width * 0.3}" fill="url(#sun)" style="mix-blend-mode:screen" opacity=".35"/>
      <rect ${everywhere} fill="url(#edge)"/>
      <rect ${everywhere} filter="url(#grain)" style="mix-blend-mode:overlay" opacity=".12"/>
    </svg>`
}
