import { describe, expect, it } from 'vitest'

import { imageTypeOf } from '@/mocks/handlers/images'

import { picture } from './pictures'

const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
} as const

const KINDS = ['png', 'jpg', 'gif', 'webp', 'avif', 'heic'] as const

const bytesOf = (characters: string) => new TextEncoder().encode(characters)

describe('the kind of a picture', () => {
  it.each(KINDS)('%s is recognised by its bytes', (kind) => {
    expect(imageTypeOf(picture(kind))).toEqual({ ending: kind, type: TYPES[kind] })
  })

  it.each([
    ['GIF87a', 'gif'],
    ['\0\0\0\u0014ftypmif1\0\0\0\0avif', 'avif'],
    ['\0\0\0\u0014ftypmif1\0\0\0\0heic', 'heic'],
    ['\0\0\0\u0014ftypmif1\0\0\0\0miaf', 'heic'],
    ['\0\0\0\u0010ftypavis\0\0\0\0', 'avif'],
  ])('%j is %s', (characters, ending) => {
    expect(imageTypeOf(bytesOf(characters))?.ending).toBe(ending)
  })

  it.each([
    '',
    'PNG',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.7',
    'GIF90a',
    'RIFF\0\0\0\0WAVEfmt ',
    '\0\0\0\u0018ftypisom\0\0\0\0isommp41',
    '\0\0\0\u0010free',
  ])('%j is no picture', (characters) => {
    expect(imageTypeOf(bytesOf(characters))).toBeUndefined()
  })
})
