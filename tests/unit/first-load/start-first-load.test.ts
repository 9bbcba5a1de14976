import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { applyColorScheme, COLOR_SCHEME_KEY } from '@/ui/color-scheme'

import { startFirstLoad, type FirstLoadTable } from '../../../tools/first-load/start-first-load'

const PAGES: FirstLoadTable = {
  '/': { scripts: ['/assets/landing.js'], styles: [], texts: ['landing'], data: [] },
  '/vehicles': {
    scripts: ['/assets/vehicles.js', '/assets/shared.js'],
    styles: ['/assets/vehicles.css'],
    texts: ['booking'],
    data: ['/api/vehicles', 'https://api.example/reservations'],
  },
}

/** What is asked for on that page, each with the attributes the browser needs to use it later. */
function askedFor(path: string, language = 'en', pages = PAGES) {
  history.replaceState(null, '', path)
  startFirstLoad(pages, language, '-Ab12Cd.json')
  return [...document.head.querySelectorAll('link')].map((link) =>
    Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
  )
}

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
  history.replaceState(null, '', '/')
})

describe('on a page of the table', () => {
  it('everything is asked for', () => {
    expect(askedFor('/vehicles')).toEqual([
      text('en/common'),
      text('en/booking'),
      { rel: 'modulepreload', crossorigin: '', href: '/assets/vehicles.js' },
      { rel: 'modulepreload', crossorigin: '', href: '/assets/shared.js' },
      { rel: 'preload', as: 'style', crossorigin: '', href: '/assets/vehicles.css' },
      { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: '/api/vehicles' },
      { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: 'https://api.example/reservations' },
    ])
  })

  it('the texts are those of the language', () => {
    expect(askedFor('/', 'sr').slice(0, 2)).toEqual([text('sr/common'), text('sr/landing')])
  })

  it.each(['/vehicles/', '/vehicles//', '/vehicles?car=3', '/vehicles#top'])('so too at %s', (path) => {
    expect(askedFor(path)).toHaveLength(7)
  })

  it('the landing page is found at /', () => {
    expect(askedFor('/')).toHaveLength(3)
  })
})

describe('the colour scheme', () => {
  const scheme = () => document.documentElement.dataset['scheme']

  afterEach(() => {
    delete document.documentElement.dataset['scheme']
  })

  it('is the one that was chosen', () => {
    localStorage.setItem(COLOR_SCHEME_KEY, 'dark')
    askedFor('/')
    expect(scheme()).toBe('dark')
  })

  it('is that of the system where none was chosen', () => {
    askedFor('/')
    expect(scheme()).toBe('')
  })

  it('follows another tab', () => {
    askedFor('/')
    localStorage.setItem(COLOR_SCHEME_KEY, 'light')
    dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_KEY }))
    expect(scheme()).toBe('light')
  })

  it('is left to the system where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    expect(askedFor('/')).toHaveLength(3)
    expect(scheme()).toBeUndefined()
  })

  it('is the same on the dev server, which has no such script', () => {
    localStorage.setItem(COLOR_SCHEME_KEY, 'dark')
    applyColorScheme()
    expect(scheme()).toBe('dark')
  })
})

describe('in the signed-in area', () => {
  const AREA: FirstLoadTable = {
    '/auth': { scripts: [], styles: [], texts: ['auth'], data: [] },
    '/client': { scripts: [], styles: [], texts: ['client'], data: [] },
  }
  const texts = (path: string) => askedFor(path, 'en', AREA).map(({ href }) => href)

  afterEach(() => {
    document.cookie = 'authToken=; max-age=0'
  })

  it.each(['/client', '/client/', '/client/settings'])('a visitor of %s is led to the sign-in', (path) => {
    expect(texts(path)).toEqual(['/locales/en/common-Ab12Cd.json', '/locales/en/auth-Ab12Cd.json'])
  })

  it('a user stays', () => {
    document.cookie = 'authToken=abc'
    expect(texts('/client')).toEqual(['/locales/en/common-Ab12Cd.json', '/locales/en/client-Ab12Cd.json'])
  })

  it('an address that only begins alike is no part of it', () => {
    expect(texts('/clients')).toEqual(['/locales/en/common-Ab12Cd.json'])
  })
})

describe('on any other page', () => {
  it.each(['/nonsense', '/vehicles/3', '/Vehicles', '/hasOwnProperty'])(
    'only the texts of every page are asked for: %s',
    (path) => {
      expect(askedFor(path)).toEqual([text('en/common')])
    },
  )
})

describe('a script that cannot be had', () => {
  it('brings up the screen of the page shell', () => {
    document.body.innerHTML = '<main id="unreachable" hidden></main><script src="/gone.js"></script>'
    askedFor('/')
    const screen = document.getElementById('unreachable')
    expect(screen).toHaveAttribute('hidden')
    document.body.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(screen).not.toHaveAttribute('hidden')
  })

  it('is not mistaken for a picture', () => {
    document.body.innerHTML = '<main id="unreachable" hidden></main><img alt="">'
    askedFor('/')
    document.body.querySelector('img')?.dispatchEvent(new Event('error'))
    expect(document.getElementById('unreachable')).toHaveAttribute('hidden')
  })
})
