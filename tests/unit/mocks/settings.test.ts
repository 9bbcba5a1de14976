import { describe, expect, it } from 'vitest'

import { readSettings } from '@/mocks/settings'

describe('the settings of the demo', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({ latency: 150, large: false, banner: true })
  })

  it('come from the environment', () => {
    expect(readSettings({ DEMO_LATENCY_MS: '0', DEMO_DATA: 'large', DEMO_BANNER: 'off' })).toEqual({
      latency: 0,
      large: true,
      banner: false,
    })
  })

  it.each([
    ['DEMO_LATENCY_MS', 'fast'],
    ['DEMO_LATENCY_MS', '-1'],
    ['DEMO_DATA', 'huge'],
    ['DEMO_BANNER', 'no'],
  ])('name %s when it is %j', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })
})
