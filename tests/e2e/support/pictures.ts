/** A picture of one pixel. */
export const PICTURE = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A text file with the name and type of a picture. */
export const NO_PICTURE = {
  name: 'no-picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<script>alert(1)</script>'),
}
