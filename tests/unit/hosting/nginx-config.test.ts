import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { LANGUAGE_FACTS, LANGUAGE_KEY, LANGUAGES } from '@/i18n/languages'

import { nginxConfig, type NginxSettings } from '../../../tools/hosting/nginx-config'
import { languageOf } from '../../../tools/hosting/plugin'

const TEMPLATE = readFileSync('deploy/nginx.conf', 'utf8')

const SETTINGS: NginxSettings = {
  port: 8123,
  root: '/srv/shop/dist',
  work: '/run/shop',
  pid: '/run/shop.pid',
  user: undefined,
  brotliModule: undefined,
  api: undefined,
  reports: undefined,
  reservationsFrom: undefined,
  accessLog: undefined,
  headers: {
    'Content-Security-Policy': "default-src 'none'",
    'Reporting-Endpoints': 'csp="https://a.example/"',
    'X-Content-Type-Options': 'nosniff',
  },
}

const configWith = (some: Partial<NginxSettings>) => nginxConfig(TEMPLATE, { ...SETTINGS, ...some })

describe('the configuration', () => {
  it('has everything filled in', () => {
    const config = configWith({})
    expect(config).not.toMatch(/\{\{|\}\}|undefined/)
    expect(config).toContain('listen 8123;')
    expect(config).toContain('root "/srv/shop/dist";')
  })

  it('leaves out headers that only pages obey when a part of a page is sent', () => {
    expect(configWith({})).toContain(
      `map $answer_kind $content_security_policy { "" "default-src 'none'"; part ""; api "default-src 'none'; frame-ancestors 'none'; sandbox"; }`,
    )
    expect(configWith({})).toContain(
      String.raw`map $answer_kind $reporting_endpoints { "" "csp=\"https://a.example/\""; part ""; api ""; }`,
    )
  })

  it('serves files compressed by brotli where nginx has the module for it', () => {
    expect(configWith({})).not.toMatch(/brotli_static|load_module/)
    const config = configWith({ brotliModule: '/usr/lib/nginx/modules/brotli.so' })
    expect(config).toContain('load_module /usr/lib/nginx/modules/brotli.so;')
    expect(config).toContain('brotli_static on;')
  })

  it('tells the pages the settings that are theirs', () => {
    expect(configWith({})).not.toContain('Server-Timing')
    expect(configWith({ reservationsFrom: 'filter[from]', reports: { server: '', location: '' } })).toContain(
      String.raw`add_header Server-Timing "error-reports, reservations-from;desc=\"filter[from]\"" always;`,
    )
    expect(() => configWith({ reservationsFrom: 'a"b' })).toThrow('API_RESERVATIONS_FROM')
  })

  it('writes an access log only if one is wanted', () => {
    expect(configWith({})).toContain('access_log off;')
    expect(configWith({ accessLog: '/dev/stdout' })).toContain('access_log "/dev/stdout";')
  })

  it('chooses the most preferred language of a browser that the shop has, as the app does', () => {
    const line = new RegExp(String.raw`"~\*(\S.*)" (${LANGUAGES.join('|')});`, 'g')
    const accepted = [...configWith({}).matchAll(line)]
    const chosenFor = (header: string) =>
      accepted.find(([, pattern = '']) => new RegExp(pattern, 'i').test(header))?.[2]
    const headers = [
      ...LANGUAGES.flatMap((language) => LANGUAGE_FACTS[language].codes),
      'de-AT',
      'HR',
      'xx,sr;q=0.9,de;q=0.8,en;q=0.7',
      'xx-CH, de;q=0.9, en;q=0.8',
      'den,sr',
      'de;q=0.3, sr;q=0.7',
      'en;q=0, sr;q=0.1',
      'xx, de;q=0.8, sr;q=0.8, en;q=0.9',
      'de;q=0.250, en;q=1.0',
    ]
    const chosen = headers.map((header) => [header, chosenFor(header)])
    expect(chosen).toEqual(
      headers.map((header) => [header, languageOf({ headers: { 'accept-language': header } })]),
    )
    expect(chosenFor('de;q=0.3, sr;q=0.7')).toBe('sr')
    expect(chosenFor('en;q=0, sr;q=0.1')).toBe('sr')
    expect(chosenFor('zz,xx;q=0.5,en;q=0')).toBeUndefined()
  })

  it('reads the chosen language from the cookie of the app', () => {
    expect(configWith({})).toContain(`map $cookie_${LANGUAGE_KEY} $language {`)
    expect(configWith({})).toContain(`"~^(?<chosen>${LANGUAGES.join('|')})$" $chosen;`)
  })

  it.each(['a$uri', 'a\nb', 'a\\'])('is refused with %j in a header, which nginx would misread', (value) => {
    expect(() => configWith({ headers: { A: value } })).toThrow('nginx cannot be told')
  })

  it('is refused for a template with an unknown placeholder', () => {
    expect(() => nginxConfig('{{more}}', SETTINGS)).toThrow('{{more}}')
  })
})
