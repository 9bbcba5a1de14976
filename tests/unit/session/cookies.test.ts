// @vitest-environment jsdom
import '../../support/setup'
import { describe, expect, it, vi } from 'vitest'

import { isSignInOver, readSession } from '@/session/cookies'
import { eraseSession, writeSession } from '@/session/sign-in'

/** The cookies a call stores, with their attributes; without those it removes. */
function written(act: () => void): string[] {
  const set = vi.spyOn(document, 'cookie', 'set')
  act()
  return set.mock.calls.map(([cookie]) => cookie).filter((cookie) => !/^\w+=;/.test(cookie))
}

describe('writing', () => {
  it('stores both for 7 days, for the whole site, and for this site alone', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T10:00:00Z') })
    const cookies = written(() => writeSession({ token: 'abc', userId: '7' }))
    expect(cookies).toHaveLength(2)
    expect(cookies[0]).toMatch(/^authToken=abc;/)
    expect(cookies[1]).toMatch(/^userId=7;/)
    for (const cookie of cookies) {
      expect(cookie).toContain('; path=/')
      expect(cookie).toMatch(/; samesite=lax/i)
      expect(cookie).toContain('; expires=Wed, 17 Mar 2027 10:00:00 GMT')
      expect(cookie).not.toMatch(/secure/i)
    }
  })

  it('notes until when, so that the end of that time is told from a sign-out', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T10:00:00.700Z') })
    writeSession({ token: 'abc', userId: '7' })
    vi.setSystemTime(new Date('2027-03-17T09:59:59Z'))
    expect(isSignInOver()).toBe(false)
    vi.setSystemTime(new Date('2027-03-17T10:00:00Z'))
    expect(isSignInOver()).toBe(true)
    eraseSession()
    expect(isSignInOver()).toBe(false)
  })

  it('makes the cookies Secure on https', () => {
    vi.stubGlobal('location', { protocol: 'https:', pathname: '/', hostname: 'struja.example' })
    const cookies = written(() => writeSession({ token: 'abc', userId: '7' }))
    expect(cookies).toEqual([expect.stringMatching(/; secure/i), expect.stringMatching(/; secure/i)])
  })
})

describe('reading', () => {
  it.each([
    ['abc', '7'],
    ['a b;c,d=e"f%', 'user-7'],
    ['čćđšž', '00000000-0000-4000-8000-000000000000'],
  ])('gives back what was written: %s', (token, userId) => {
    writeSession({ token, userId })
    expect(readSession()).toEqual({ token, userId })
  })

  it.each(['', 'authToken=', 'authToken=%20%20', 'userId=7', 'xauthToken=abc', 'authtoken=abc'])(
    'finds nobody in "%s"',
    (cookie) => {
      if (cookie !== '') document.cookie = `${cookie}; path=/`
      expect(readSession()).toBeUndefined()
    },
  )

  it.each(['', '  '])('finds a token without a user if the id is "%s"', (userId) => {
    document.cookie = 'authToken=abc; path=/'
    document.cookie = `userId=${userId}; path=/`
    expect(readSession()).toEqual({ token: 'abc', userId: undefined })
  })

  it('ignores a cookie that cannot be decoded', () => {
    document.cookie = 'authToken=%E0%A4%A; path=/'
    expect(() => readSession()).not.toThrow()
  })
})

describe('cookies of the same names', () => {
  const goTo = (path: string) => history.replaceState(null, '', path)
  const setCookiesAt = (path: string) => {
    document.cookie = `authToken=other; path=${path}`
    document.cookie = `userId=9; path=${path}`
  }

  it.each(['/client', '/client/', '/client/settings'])('at %s are removed by a sign-out', (path) => {
    goTo('/client/settings/')
    writeSession({ token: 'abc', userId: '7' })
    setCookiesAt(path)
    eraseSession()
    expect(document.cookie).toBe('')
  })

  it('at a part of the site do not hide a new sign-in', () => {
    goTo('/auth/')
    setCookiesAt('/auth')
    writeSession({ token: 'abc', userId: '7' })
    expect(readSession()).toEqual({ token: 'abc', userId: '7' })
    goTo('/')
  })
})

describe('erasing', () => {
  it('removes both cookies and nothing else', () => {
    document.cookie = 'i18nextLng=de; path=/'
    writeSession({ token: 'abc', userId: '7' })
    eraseSession()
    expect(document.cookie).toBe('i18nextLng=de')
  })
})
