import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { applyColorScheme, COLOR_SCHEME_KEY } from '@/ui/color-scheme'

import { FIRST_LOAD_ID, startFirstLoad, type FirstLoad } from '../../../tools/pages/head-script'

const NEEDS: FirstLoad = {
  scripts: ['/assets/vehicles.js', '/assets/shared.js'],
  styles: ['/assets/vehicles.css'],
  texts: ['booking'],
  data: ['/api/vehicles', 'https://api.example/reservations'],
}

const importScript = vi.fn<(href: string) => Promise<unknown>>()

/** What a page with these needs asks for, each with the attributes the browser needs to use it later. */
function askedFor(needs: FirstLoad = NEEDS, language = 'en') {
  const data = document.createElement('script')
  Object.assign(data, { type: 'application/json', id: FIRST_LOAD_ID, textContent: JSON.stringify(needs) })
  document.head.append(data)
  startFirstLoad(language, FIRST_LOAD_ID, '-Ab12Cd.json', importScript)
  return linksAsked()
}

const linksAsked = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
  )

const text = (file: string) => ({
  rel: 'preload',
  as: 'fetch',
  crossorigin: 'anonymous',
  href: `/locales/${file}-Ab12Cd.json`,
})

beforeEach(() => {
  document.head.replaceChildren()
})
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('a page', () => {
  it('asks for everything it needs', () => {
    expect(askedFor()).toEqual([
      text('en/common'),
      text('en/booking'),
      { rel: 'modulepreload', crossorigin: '', href: '/assets/vehicles.js' },
      { rel: 'modulepreload', crossorigin: '', href: '/assets/shared.js' },
      { rel: 'preload', as: 'style', crossorigin: '', href: '/assets/vehicles.css' },
      { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: '/api/vehicles' },
      { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: 'https://api.example/reservations' },
    ])
  })

  it('asks for what a choice needs only where its address holds one', () => {
    const needs = { texts: [], data: ['/api/vehicles'], chosen: ['/api/reservations'] }
    const data = () => askedFor(needs).flatMap(({ href }) => (href?.startsWith('/api/') ? [href] : []))
    expect(data()).toEqual(['/api/vehicles'])
    document.head.replaceChildren()
    history.replaceState(null, '', '?from=2027-03-10')
    expect(data()).toEqual(['/api/vehicles', '/api/reservations'])
    history.replaceState(null, '', location.pathname)
  })

  it('asks for the texts in its language', () => {
    expect(askedFor(NEEDS, 'sr').slice(0, 2)).toEqual([text('sr/common'), text('sr/booking')])
  })
})

describe('the colour scheme', () => {
  const scheme = () => document.documentElement.dataset['scheme']

  afterEach(() => {
    delete document.documentElement.dataset['scheme']
  })

  it('is the one that was chosen', () => {
    localStorage.setItem(COLOR_SCHEME_KEY, 'dark')
    askedFor()
    expect(scheme()).toBe('dark')
  })

  it('is that of the system where none was chosen', () => {
    askedFor()
    expect(scheme()).toBe('')
  })

  it('follows another tab', () => {
    askedFor()
    localStorage.setItem(COLOR_SCHEME_KEY, 'light')
    dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_KEY }))
    expect(scheme()).toBe('light')
  })

  it('is left to the system where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    expect(askedFor()).toHaveLength(7)
    expect(scheme()).toBeUndefined()
  })

  it('is the same on the dev server, which has no such script', () => {
    localStorage.setItem(COLOR_SCHEME_KEY, 'dark')
    applyColorScheme()
    expect(scheme()).toBe('dark')
  })
})

describe('in the signed-in area', () => {
  const NOTHING = { scripts: [], styles: [], data: [] }
  const AREA: FirstLoad = { ...NOTHING, texts: ['client'], visitor: { ...NOTHING, texts: ['auth'] } }
  const texts = () => askedFor(AREA).map(({ href }) => href)

  afterEach(() => {
    document.cookie = 'authToken=; max-age=0'
  })

  it('a visitor is led to the sign-in', () => {
    expect(texts()).toEqual(['/locales/en/common-Ab12Cd.json', '/locales/en/auth-Ab12Cd.json'])
  })

  it('a user stays', () => {
    document.cookie = 'authToken=abc'
    expect(texts()).toEqual(['/locales/en/common-Ab12Cd.json', '/locales/en/client-Ab12Cd.json'])
  })
})

describe('a page that is drawn already', () => {
  const DRAWN: FirstLoad = { texts: ['landing'], scripts: ['/assets/landing.js'], start: '/assets/main.js' }
  let paint = (_name: string) => {}

  beforeEach(() => {
    vi.useFakeTimers()
    importScript.mockReset().mockResolvedValue(undefined)
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (list: { getEntriesByName: (name: string) => string[] }) => void) {
          paint = (painted) => tell({ getEntriesByName: (name) => (name === painted ? [name] : []) })
        }
        observe() {}
      },
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks for nothing before its first paint, and then for everything once, the start first', () => {
    expect(askedFor(DRAWN)).toEqual([])
    paint('first-paint')
    vi.runAllTimers()
    expect(importScript).not.toHaveBeenCalled()
    paint('first-contentful-paint')
    dispatchEvent(new Event('load'))
    vi.runAllTimers()
    expect(importScript.mock.calls).toEqual([['/assets/main.js']])
    expect(linksAsked()).toEqual([
      text('en/common'),
      text('en/landing'),
      { rel: 'modulepreload', crossorigin: '', href: '/assets/landing.js' },
    ])
  })

  it('asks for each in a task of its own', () => {
    askedFor(DRAWN)
    paint('first-contentful-paint')
    expect(vi.getTimerCount()).toBe(4)
    expect(importScript).not.toHaveBeenCalled()
    expect(linksAsked()).toEqual([])
  })

  it('has its date fields once it is painted, with what was entered', () => {
    document.body.innerHTML = '<input data-type="date" value="2027-03-15"><input>'
    const types = () => [...document.querySelectorAll('input')].map(({ type, value }) => [type, value])
    askedFor(DRAWN)
    expect(types()).toEqual([
      ['text', '2027-03-15'],
      ['text', ''],
    ])
    paint('first-contentful-paint')
    vi.runAllTimers()
    expect(types()).toEqual([
      ['date', '2027-03-15'],
      ['text', ''],
    ])
  })

  it('turns one field after the other into a date field, so that no frame has to lay out both', () => {
    document.body.innerHTML = '<input data-type="date"><input data-type="date">'
    const types = () => [...document.querySelectorAll('input')].map(({ type }) => type)
    askedFor(DRAWN)
    paint('first-contentful-paint')
    vi.advanceTimersByTime(16)
    expect(types()).toEqual(['date', 'text'])
    vi.runAllTimers()
    expect(types()).toEqual(['date', 'date'])
  })

  it('starts once it is loaded where no paint is told', () => {
    askedFor(DRAWN)
    dispatchEvent(new Event('load'))
    vi.runAllTimers()
    expect(importScript.mock.calls).toEqual([['/assets/main.js']])
  })

  it('says so where the script cannot be had', async () => {
    document.body.innerHTML = '<aside id="unreachable" hidden></aside>'
    importScript.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    askedFor(DRAWN)
    paint('first-contentful-paint')
    await vi.runAllTimersAsync()
    expect(document.getElementById('unreachable')).not.toHaveAttribute('hidden')
  })
})

describe('a script that cannot be had', () => {
  it('brings up the screen of the page shell', () => {
    document.body.innerHTML = '<main id="unreachable" hidden></main><script src="/gone.js"></script>'
    askedFor()
    const screen = document.getElementById('unreachable')
    expect(screen).toHaveAttribute('hidden')
    document.body.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(screen).not.toHaveAttribute('hidden')
  })

  it('is not mistaken for a picture', () => {
    document.body.innerHTML = '<main id="unreachable" hidden></main><img alt="">'
    askedFor()
    document.body.querySelector('img')?.dispatchEvent(new Event('error'))
    expect(document.getElementById('unreachable')).toHaveAttribute('hidden')
  })
})
