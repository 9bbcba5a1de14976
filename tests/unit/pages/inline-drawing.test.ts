import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { asOnStage, withInlineDrawing } from '../../../tools/pages/inline-drawing'

describe('the drawing that is seen first', () => {
  it('stands in its place in the page, with rules of its own', () => {
    const body = withInlineDrawing('<p></p><div data-drawing="model-s blue"></div>', 'public')
    const place = document.createElement('div')
    place.innerHTML = body
    const template = place.querySelector<HTMLTemplateElement>(
      'p + [data-drawing] > template[shadowrootmode=open]',
    )
    expect([...(template?.content.children ?? [])].map(({ tagName }) => tagName)).toEqual(['STYLE', 'svg'])
    expect(template?.content.querySelector('svg #car')).not.toBe(null)
    expect(template?.content.querySelector('svg style')).toBe(null)
  })

  it('is a fault of the build where the page has no place for it', () => {
    expect(() => withInlineDrawing('<div></div>', 'public')).toThrow('no place for its drawing')
  })
})

describe('on the dark stage', () => {
  const day = readFileSync('public/cars/model-s.svg', 'utf8')
  const rules = (paint: string) => /<style>(.*?)<\/style>/.exec(asOnStage(day, paint))?.[1]

  it('has its lights on, whatever colours the visitor has', () => {
    expect(rules('pearl')).not.toContain('@media')
    expect(rules('pearl')).toMatch(/\.n\{display:none\}.*\.n\{display:inline\}/)
  })

  it('keeps its paint, and no other', () => {
    expect(rules('pearl')?.match(/--p:#\w{6}/g)).toHaveLength(1)
    const blue = /#blue:target~#car\{(--p:#\w{6})\}/.exec(day)?.[1]
    expect(rules('blue')).toMatch(new RegExp(`#car\\{${blue}\\}$`))
    expect(asOnStage(day, 'blue')).not.toContain(':target')
  })

  it('cannot be told from a drawing without a night', () => {
    expect(() => asOnStage('<svg></svg>', 'pearl')).toThrow('no rules for the night')
  })
})
