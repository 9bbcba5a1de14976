import { describe, expect, it } from 'vitest'

import { apiProxy, nameServersFor, reportsProxy, type Upstream } from '../../../deploy/api-proxy'

const UPSTREAM: Upstream = { url: 'http://127.0.0.1:9000', nameServers: [], certificates: undefined }

const proxyWith = (some: Partial<Upstream>, auth = '') => apiProxy({ ...UPSTREAM, ...some }, auth)

/** The address to which nginx changes a redirection of the API; undefined if it leaves it alone. */
function redirected(some: Partial<Upstream>, from: string): string | undefined {
  const [, pattern = '', to = ''] = /proxy_redirect "~(.+)" (.+);/.exec(proxyWith(some).location) ?? []
  return new RegExp(pattern).test(from) ? from.replace(new RegExp(pattern), to) : undefined
}

describe('the proxy to the API', () => {
  it.each([
    ['http://api.example', 'server api.example:80;'],
    ['https://api.example', 'server api.example:443;'],
    ['https://api.example:8443/', 'server api.example:8443;'],
    ['http://[::1]:9000', 'server [::1]:9000;'],
  ])('connects to %s', (url, server) => {
    expect(proxyWith({ url, certificates: '/ca.crt' }).server).toContain(server)
  })

  it.each([
    ['http://api.example', 'default "/"; "~^/api(?<api_rest>[/?].*)$" "$api_rest";'],
    ['http://api.example/v1/', 'default "/v1/"; "~^/api(?<api_rest>[/?].*)$" "/v1$api_rest";'],
  ])('for %s keeps the rest of the path', (url, map) => {
    expect(proxyWith({ url }).server).toContain(map)
  })

  it.each([
    ['http://api.example', 'http://api.example/vehicles/', '/api/vehicles/'],
    ['http://api.example/v1/', 'http://api.example/v1/vehicles/?x=1', '/api/vehicles/?x=1'],
    ['http://api.example/v1', '/v1/vehicles/', '/api/vehicles/'],
    ['http://[::1]:9000', 'http://[::1]:9000/vehicles/', '/api/vehicles/'],
    // An API behind its own TLS proxy may not know that it is called by https.
    ['https://api.example', 'http://api.example/vehicles/', '/api/vehicles/'],
    ['https://api.example', 'https://api.example/vehicles/', '/api/vehicles/'],
  ])('for %s changes a redirection to %s', (url, from, to) => {
    expect(redirected({ url, certificates: '/ca.crt' }, from)).toBe(to)
  })

  it.each([
    ['http://api.example', 'https://api.example/vehicles'],
    ['http://api.example', 'http://api.example:8080/vehicles'],
    ['http://api.example', 'http://api-example/vehicles'],
    ['http://api.example', 'http://api.example.evil/vehicles'],
    ['http://api.example', '//other.example/vehicles'],
    ['http://api.example/v1', '/v10/vehicles'],
    ['http://api.example/v1', '/sign-in'],
  ])('for %s leaves a redirection to %s unchanged', (url, from) => {
    expect(redirected({ url }, from)).toBeUndefined()
  })

  it('asks the name servers again if there are any', () => {
    const { location } = proxyWith({
      url: 'http://api.example',
      nameServers: ['10.0.0.2', '[fd00::2]'],
    })
    expect(location).toContain('resolver 10.0.0.2 [fd00::2] valid=30s;')
    expect(location).toContain('proxy_pass http://api.example:80$api_path;')
  })

  it('checks the certificate of an https API, and needs a file of trusted certificates', () => {
    const { location } = proxyWith({ url: 'https://api.example', certificates: '/etc/ca.crt' })
    expect(location).toContain('proxy_ssl_verify on;')
    expect(location).toContain('proxy_ssl_trusted_certificate "/etc/ca.crt";')
    expect(() => proxyWith({ url: 'https://api.example' })).toThrow('SSL_CERT_FILE')
  })

  it.each([
    'api.example',
    '/api',
    'ftp://api.example',
    'http://a.example/?x=1',
    'http://a b',
    'http://a.example/$host',
    'http://a.example/";',
  ])('is refused for the address %j', (url) => {
    expect(() => proxyWith({ url })).toThrow('API_URL')
  })

  it('is refused for an unknown API_AUTH', () => {
    expect(() => proxyWith({}, 'basic')).toThrow('API_AUTH')
  })
})

describe('the proxy for error reports', () => {
  it('leads to the path of ERROR_URL, and passes on nothing about the sender', () => {
    const { server, location } = reportsProxy({ ...UPSTREAM, url: 'http://127.0.0.1:9000/in/box' })
    expect(server).toContain('map "" $reports_path { default "/in/box"; }')
    expect(location).toContain('proxy_pass_request_headers off;')
    expect(location).not.toMatch(/X-Forwarded-For|Cookie/)
  })

  it('is refused for an invalid address', () => {
    expect(() => reportsProxy({ ...UPSTREAM, url: 'nowhere' })).toThrow('ERROR_URL')
  })
})

it.each(['http://127.0.0.1:9000', 'http://[::1]:9000', 'http://localhost:9000'])(
  '%s needs no name server',
  (url) => {
    expect(nameServersFor(url)).toEqual([])
  },
)
