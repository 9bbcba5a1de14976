import './api/default-config.setup'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { readConfig } from '@/config'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('the address of the API', () => {
  it.each([{}, { VITE_API_URL: undefined }, { VITE_API_URL: '' }])('is /api for %j', (environment) => {
    expect(readConfig(environment).apiUrl).toBe('/api')
  })

  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com///', 'https://api.example.com'],
    ['https://api.example.com/v1', 'https://api.example.com/v1'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
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
    'file:///api',
    'https://',
    'https:api.example.com',
    ' https://api.example.com',
    'undefined',
    ' ',
    '/',
  ])('cannot be %j', (text) => {
    expect(() => readConfig({ VITE_API_URL: text })).toThrow('VITE_API_URL')
  })

  it.each([
    'https://api.example.com/?key=1',
    'https://api.example.com/#v1',
    'https://api.example.com/ ',
    'https://user:secret@api.example.com',
  ])('cannot be %j, to which no call can be appended', (text) => {
    expect(() => readConfig({ VITE_API_URL: text })).toThrow('VITE_API_URL')
  })
})

describe('sendsBearer', () => {
  it.each([
    [{}, false],
    [{ VITE_API_AUTH: undefined }, false],
    [{ VITE_API_AUTH: '' }, false],
    [{ VITE_API_AUTH: 'none' }, false],
    [{ VITE_API_AUTH: 'bearer' }, true],
  ])('for %j is %s', (environment, sendsBearer) => {
    expect(readConfig(environment).sendsBearer).toBe(sendsBearer)
  })

  it.each(['Bearer', 'true', '1', 'basic', ' bearer'])('cannot be read from %j', (text) => {
    expect(() => readConfig({ VITE_API_AUTH: text })).toThrow('VITE_API_AUTH')
  })
})

describe('readConfig', () => {
  it('names the variable that is wrong and not the other', () => {
    expect(() => readConfig({ VITE_API_URL: '', VITE_API_AUTH: 'basic' })).not.toThrow('VITE_API_URL')
    expect(() => readConfig({ VITE_API_URL: 'nowhere', VITE_API_AUTH: '' })).not.toThrow('VITE_API_AUTH')
  })

  it('does not repeat a wrong value, which may be a secret in the wrong place', () => {
    expect(() => readConfig({ VITE_API_AUTH: 'hunter2' })).not.toThrow(/hunter2/)
  })

  it('ignores other variables', () => {
    const environment = { MODE: 'test', DEV: true, VITE_OTHER: 'x', VITE_API_URL: '' }
    expect(readConfig(environment)).toEqual({
      apiUrl: '/api',
      sendsBearer: false,
    })
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
