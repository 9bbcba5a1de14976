import { existsSync, readFileSync } from 'node:fs'

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { company } from '@/company'
import { LEGAL_PAGES } from '@/paths'

import { SHARED_PICTURE } from '../../../tools/pages/head-tags'
import { APP_ICONS, manifest, robots, sitemap } from '../../../tools/pages/site-files'

describe('robots.txt', () => {
  it('keeps search engines out of the signed-in area and names the sitemap', () => {
    expect(robots()).toContain('Disallow: /client\n')
    expect(robots()).toContain(`Sitemap: ${company.website}/sitemap.xml`)
  })
})

describe('the sitemap', () => {
  const document = new DOMParser().parseFromString(sitemap(), 'application/xml')
  const addresses = [...document.getElementsByTagName('loc')].map(({ textContent }) => textContent)

  it('names every page that is to be found, once', () => {
    const paths = ['', 'en', 'de', 'sr', 'vehicles', 'auth', 'reservation-confirm', ...LEGAL_PAGES]
    expect(addresses.toSorted()).toEqual(paths.map((path) => `${company.website}/${path}`).toSorted())
  })

  it('names the landing page of every language with each of its addresses', () => {
    const entries = [...document.getElementsByTagName('url')]
    const alternates = entries.map((entry) => entry.getElementsByTagName('xhtml:link').length)
    expect(alternates.filter((count) => count === 4)).toHaveLength(4)
    expect(alternates.filter((count) => count === 0)).toHaveLength(entries.length - 4)
  })
})

const Manifest = v.object({
  name: v.string(),
  icons: v.array(v.object({ src: v.string(), sizes: v.string() })),
})

/** Width and height of a PNG, in pixels. */
function sizeOf(file: string): string {
  const png = readFileSync(file)
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

describe('the pictures', () => {
  it('of the manifest are there, in the sizes it names', () => {
    const { name, icons } = v.parse(Manifest, JSON.parse(manifest('What it is')))
    expect(name).toBe(company.brand)
    expect(icons).toHaveLength(APP_ICONS.length + 1)
    for (const { src, sizes } of icons) expect(sizeOf(`public${src}`)).toBe(sizes)
  })

  it('of browsers, of home screens and of links are there', () => {
    expect(existsSync('public/favicon.ico')).toBe(true)
    expect(sizeOf('public/apple-touch-icon.png')).toBe('180x180')
    expect(sizeOf(`public${SHARED_PICTURE.path}`)).toBe(`${SHARED_PICTURE.width}x${SHARED_PICTURE.height}`)
  })
})
