import { describe, expect, it } from 'vitest'

import { securityHeaders, type HeaderSources } from '../../../deploy/security-headers'
import { directivesOf, observatoryScore } from '../../support/observatory'

const SOURCES: HeaderSources = { apiUrl: '', scripts: ['sha256-abc='], styles: ['sha256-def='] }

const policyWith = (some: Partial<HeaderSources>) =>
  directivesOf(securityHeaders({ ...SOURCES, ...some })['Content-Security-Policy'] ?? '')

const scoreOf = (headers: Record<string, string>) =>
  observatoryScore(
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  )

describe('the content policy', () => {
  it('forbids frames, plug-ins, a base address, and forms to other sites', () => {
    expect(policyWith({})).toMatchObject({
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'object-src': ["'none'"],
    })
  })

  it('allows calls to the API of the build, by its origin', () => {
    expect(policyWith({})['connect-src']).toEqual(["'self'"])
    expect(policyWith({ apiUrl: 'https://api.example:8443/v1/' })['connect-src']).toEqual([
      "'self'",
      'https://api.example:8443',
    ])
  })

  it('allows pictures by https, and those of the API also without https', () => {
    expect(policyWith({ apiUrl: 'https://api.example' })['img-src']).toEqual([
      "'self'",
      'blob:',
      'data:',
      'https:',
    ])
    expect(policyWith({ apiUrl: 'http://localhost:3000' })['img-src']).toContain('http://localhost:3000')
  })

  it('has violations reported to the address for reports, if one is set', () => {
    expect(policyWith({})).not.toHaveProperty('report-to')
    const headers = securityHeaders({ ...SOURCES, reportUrl: 'https://reports.example/csp' })
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example/csp"')
    expect(directivesOf(headers['Content-Security-Policy'] ?? '')).toMatchObject({
      'report-uri': ['https://reports.example/csp'],
      'report-to': ['csp'],
    })
  })

  it.each(['api.example', 'javascript:alert(1)', 'https://a;script-src', 'https://a" b', 'https://$host'])(
    'refuses %s as an address',
    (address) => {
      expect(() => securityHeaders({ ...SOURCES, apiUrl: address })).toThrow('VITE_API_URL')
      expect(() => securityHeaders({ ...SOURCES, reportUrl: address })).toThrow('CSP_REPORT_URL')
    },
  )
})

describe('the score by the rules of the Observatory', () => {
  const headers = securityHeaders({ ...SOURCES, apiUrl: 'https://api.example' })

  it.each(Object.keys(headers).filter((name) => name !== 'Permissions-Policy'))(
    'is lower without %s',
    (name) => {
      const { [name]: _, ...others } = headers
      expect(scoreOf(others)).toBeLessThan(scoreOf(headers))
    },
  )
})

describe('the other headers', () => {
  const headers = securityHeaders(SOURCES)

  it('require https for at least a year, with all subdomains', () => {
    const [, seconds] =
      /^max-age=(\d+); includeSubDomains$/.exec(headers['Strict-Transport-Security'] ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 86_400)
  })
})
