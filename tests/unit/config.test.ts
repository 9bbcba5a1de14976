import './api/default-config.setup'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { readConfig } from '@/config'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('the address of the API', () => {
  it.each([
    [undefined, '/api'],
    ['', '/api'],
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com///', 'https://api.example.com'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
  ])('for %s is %s', (text, apiUrl) => {
    expect(readConfig({ VITE_API_URL: text }).apiUrl).toBe(apiUrl)
  })

  it.each([
    'api.example.com',
    'localhost:4000',
    '//api.example.com',
    'ftp://api.example.com',
    'javascript:alert(1)',
    'https://',
    ' https://api.example.com',
    '/',
    // No call can be appended to these.
    'https://api.example.com/?key=1',
    'https://api.example.com/#v1',
    'https://user:secret@api.example.com',
  ])('cannot be %j', (text) => {
    expect(() => readConfig({ VITE_API_URL: text })).toThrow('VITE_API_URL')
  })
})

describe('sendsBearer', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['none', false],
    ['bearer', true],
  ])('for %j is %s', (text, sendsBearer) => {
    expect(readConfig({ VITE_API_AUTH: text }).sendsBearer).toBe(sendsBearer)
  })

  it.each(['Bearer', 'true', 'basic', ' bearer'])('cannot be read from %j', (text) => {
    expect(() => readConfig({ VITE_API_AUTH: text })).toThrow('VITE_API_AUTH')
  })

  it('does not repeat a wrong value, which may be a secret in the wrong place', () => {
    expect(() => readConfig({ VITE_API_AUTH: 'hunter2' })).not.toThrow(/hunter2/)
  })
})

describe('config', () => {
  it('is read from the environment of the build', async () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example.com/v1/')
    vi.stubEnv('VITE_API_AUTH', 'bearer')
    vi.resetModules()
    const { config } = await import('@/config')
    expect(config).toEqual({ apiUrl: 'https://api.example.com/v1', sendsBearer: true })
  })

  it('stops the start when the environment is wrong', async () => {
    vi.stubEnv('VITE_API_URL', 'nowhere')
    vi.resetModules()
    await expect(import('@/config')).rejects.toThrow('VITE_API_URL')
  })
})
