// @vitest-environment node
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { checkImage, fileKind, IMAGE_MAX_BYTES } from '@/ui/image-picker/image-content'
import { LONGEST_SIDE, scaledSize } from '@/ui/image-picker/image-scale'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

const FIRST_BYTES = {
  png: '\x89PNG\r\n\x1A\n\0\0\0\r',
  jpeg: '\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01',
  webp: 'RIFF\x24\0\0\0WEBP',
  gif: 'GIF89a\x01\0\x01\0\0\0',
  avif: '\0\0\0\x20ftypavif',
  heic: '\0\0\0\x18ftypheic',
}

/** Stubs a browser that reads every picture as one of this size, and decodes it with this result. */
function stubBrowser(width: number, height: number, decoding = Promise.resolve({ close() {} })) {
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = width
      naturalHeight = height
      set src(_: string) {
        queueMicrotask(() => this.dispatchEvent(new Event(width === 0 ? 'error' : 'load')))
      }
    },
  )
  const decode = vi.fn(() => decoding)
  vi.stubGlobal('createImageBitmap', decode)
  return decode
}

beforeEach(() => {
  stubBrowser(8, 8)
})

describe('the content of an image', () => {
  const jpeg = new File([bytes(FIRST_BYTES.jpeg)], 'slip.jpg')

  it('may have 40 megapixels; with more it is not even decoded', async () => {
    stubBrowser(8_000, 5_000)
    expect(await checkImage(jpeg)).toBeUndefined()
    const decode = stubBrowser(50_000, 50_000)
    expect(await checkImage(jpeg)).toBe('tooManyPixels')
    expect(decode).not.toHaveBeenCalled()
  })

  it('must have a size that the browser can read', async () => {
    stubBrowser(0, 0)
    expect(await checkImage(jpeg)).toBe('undecodable')
  })

  it('must be one that the browser can decode', async () => {
    stubBrowser(8, 8, Promise.reject(new DOMException('Broken', 'InvalidStateError')))
    expect(await checkImage(jpeg)).toBe('undecodable')
  })
})

describe('an image', () => {
  it.each(Object.entries(FIRST_BYTES))('of kind %s is recognised by its first bytes', async (kind, head) => {
    expect(fileKind(bytes(head))).toBe(kind)
    expect(await checkImage(new File([bytes(head)], 'named.txt'))).toBeUndefined()
  })

  it.each([
    ['text named as an image', 'this is no image', 'notAnImage'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'notAnImage',
    ],
    ['a PDF', '%PDF-1.7', 'pdf'],
    ['a page', '<!doctype html><title>x</title>', 'notAnImage'],
    ['a film', '\0\0\0\x18ftypisom', 'notAnImage'],
    ['a sound', 'RIFF\x24\0\0\0WAVE', 'notAnImage'],
    ['a cut-off beginning', '\x89PNG', 'notAnImage'],
    ['nothing', '', 'empty'],
  ])('is not %s, whatever its name says', async (_, content, refusal) => {
    const file = new File([bytes(content)], 'slip.png', { type: 'image/png' })
    expect(await checkImage(file)).toBe(refusal)
  })

  it('may have 10 MB and not a byte more', async () => {
    const image = (size: number) =>
      new Blob([bytes(FIRST_BYTES.png), new Uint8Array(size - FIRST_BYTES.png.length)])
    expect(await checkImage(image(IMAGE_MAX_BYTES))).toBeUndefined()
    expect(await checkImage(image(IMAGE_MAX_BYTES + 1))).toBe('tooLarge')
  })

  it('is not a large file of another kind, of which no smaller copy can be made', async () => {
    expect(await checkImage(new Blob(['%PDF-1.7', new Uint8Array(IMAGE_MAX_BYTES)]))).toBe('pdf')
  })
})

describe('the size of an image that is sent', () => {
  it('is at most 2,560 px by 2,560 px, at least 1 px, and keeps its proportions', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const scaled = scaledSize(width, height)
        expect(Math.max(scaled.width, scaled.height)).toBeLessThanOrEqual(LONGEST_SIDE)
        expect(Math.min(scaled.width, scaled.height)).toBeGreaterThanOrEqual(1)
        const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height))
        expect(Math.abs(scaled.width - Math.max(1, width * factor))).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
