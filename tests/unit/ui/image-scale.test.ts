// @vitest-environment jsdom
import '../../support/setup'
import { expect, it, vi } from 'vitest'

import { scaleForSending } from '@/ui/image-picker/image-scale'

it('an animation is sent as it is, since a smaller copy would keep only its first picture', async () => {
  const decode = vi.fn(() => Promise.resolve({ width: 6_000, height: 4_000, close() {} }))
  vi.stubGlobal('createImageBitmap', decode)
  const animation = new File(['GIF89a and more'], 'moving.gif', { type: 'image/gif' })
  expect(await scaleForSending(animation)).toBe(animation)
  expect(decode).not.toHaveBeenCalled()
})
