import { describe, expect, it } from 'vitest'

import { languageTags, pageTags, sharingTags, toHtml } from '../../../tools/pages/head-tags'

describe('a tag', () => {
  it('takes any text as text', () => {
    expect(toHtml({ name: 'title', text: '</title><script>"&' })).toBe(
      '<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;</title>',
    )
    expect(toHtml({ name: 'meta', attributes: { content: '"><b>' } })).toBe(
      '<meta content="&quot;&gt;&lt;b&gt;">',
    )
  })
})

describe('the tags of a page', () => {
  it('name it, describe it and give its one address', () => {
    expect(pageTags('Vehicles', 'Every car.', '/vehicles').map(toHtml)).toEqual([
      '<title>Vehicles</title>',
      '<meta name="description" content="Every car.">',
      '<link rel="canonical" href="https://struja.example/vehicles">',
    ])
  })

  it('lead to the landing page in each language', () => {
    expect(languageTags().map(({ attributes }) => [attributes?.['hreflang'], attributes?.['href']])).toEqual([
      ['en', 'https://struja.example/en'],
      ['de', 'https://struja.example/de'],
      ['sr-Latn', 'https://struja.example/sr'],
      ['x-default', 'https://struja.example/'],
    ])
  })

  it('say how a link to it looks, in its language', () => {
    const page = { title: 'T', description: 'D', path: '/de', language: 'de', picture: 'P' } as const
    const tags = sharingTags(page).map(({ attributes = {} }) => [
      attributes['property'] ?? attributes['name'],
      attributes['content'],
    ])
    expect(tags).toContainEqual(['og:title', 'T'])
    expect(tags).toContainEqual(['og:url', 'https://struja.example/de'])
    expect(tags).toContainEqual(['og:locale', 'de_DE'])
    expect(tags).toContainEqual(['og:image', 'https://struja.example/share.png'])
    expect(tags).toContainEqual(['og:image:alt', 'P'])
    expect(tags.filter(([name]) => name === 'og:locale:alternate')).toHaveLength(2)
  })
})
