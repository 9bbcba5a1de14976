const text = (characters: string): number[] => [...new TextEncoder().encode(characters)]

/** The first bytes of each kind of picture. */
export const FIRST_BYTES = {
  png: [0x89, ...text('PNG\r\n'), 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  gif: text('GIF89a'),
  webp: [...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8 ')],
  avif: [0, 0, 0, 28, ...text('ftypavif'), 0, 0, 0, 0, ...text('avifmif1miaf')],
  heic: [0, 0, 0, 24, ...text('ftypheic'), 0, 0, 0, 0, ...text('mif1heic')],
} as const

/** The content of a picture of that kind and size, in which every value of a byte occurs. */
export function picture(kind: keyof typeof FIRST_BYTES, size = 3_000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  for (let index = 0; index < size; index += 1) bytes[index] = index * 7
  bytes.set(FIRST_BYTES[kind])
  return bytes
}

/** A form with that file, under a name and type that do not tell its kind. */
export function slipForm(bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('reservation_image', new File([bytes], 'slip.bin', { type: 'application/octet-stream' }))
  return form
}
