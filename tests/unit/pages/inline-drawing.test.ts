import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { asOnStage, withInlineDrawing } from '../../../tools/pages/inline-drawing'

const LINK = '<link rel="preload" as="image" href="/cars/model-s.svg#blue"/>'
const IMAGE = '<img src="/cars/model-s.svg#blue" alt=""/>'

const drawingIn = (body: string) =>
  decodeURIComponent(/src="data:image\/svg\+xml,([^"#]*)"/.exec(body)?.[1] ?? '')

describe('the drawing that is seen first', () => {
  it('stands in the page, and is not asked for', () => {
    const { head, body } = withInlineDrawing({ head: `<title>x</title>${LINK}`, body: IMAGE }, 'public')
    expect(head).toBe('<title>x</title>')
    expect(new DOMParser().parseFromString(drawingIn(body), 'image/svg+xml').querySelector('#car')).not.toBe(
      null,
    )
  })

  it.each([
    ['nothing is asked for', '', IMAGE],
    ['it is not shown', LINK, '<img src="/share.png"/>'],
  ])('is a fault of the build where %s', (_, head, body) => {
    expect(() => withInlineDrawing({ head, body }, 'public')).toThrow('shows no drawing at once')
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
