// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { LANGUAGE_FACTS, LANGUAGES } from '@/i18n/languages'

const bar = () => document.querySelector('aside')

/** Loads the banner's script again, and its styles as a browser would. */
async function load(): Promise<void> {
  vi.resetModules()
  await import('@/mocks/banner/demo-banner')
  document.querySelector('link')?.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  document.head.innerHTML =
    '<script src="/demo-banner.js" data-demo-client="client@x / one" data-demo-administrator="admin@x / two"></script>'
  document.body.innerHTML = '<main tabindex="-1"></main>'
})

describe('the demo banner', () => {
  it('comes first in the page, with a name, both sign-ins and a button', async () => {
    await load()
    expect(document.body.firstElementChild).toBe(bar())
    expect(bar()?.getAttribute('aria-label')).toBe('Demo')
    expect(bar()?.textContent).toContain('client@x / one')
    expect(bar()?.textContent).toContain('admin@x / two')
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/demo-banner.css')
  })

  it.each([
    ['en', 'Dismiss'],
    ['de', 'Ausblenden'],
    ['de-AT', 'Ausblenden'],
    ['sr-Latn', 'Sakrij'],
    ['xx', 'Dismiss'],
    ['', 'Dismiss'],
  ])('is in the language of the page: %s', async (language, dismiss) => {
    document.documentElement.lang = language
    await load()
    expect(bar()?.querySelector('button')?.textContent).toBe(dismiss)
  })

  it('has its own text in every language of the shop', async () => {
    await load()
    const texts = new Set<string | null | undefined>()
    for (const { tag } of Object.values(LANGUAGE_FACTS)) {
      document.documentElement.lang = tag
      // The MutationObserver reports in a microtask.
      await Promise.resolve()
      texts.add(bar()?.querySelector('p')?.textContent)
    }
    expect(texts.size).toBe(LANGUAGES.length)
  })

  it('disappears when dismissed and stays away', async () => {
    await load()
    bar()?.querySelector('button')?.click()
    expect(bar()).toBeNull()
    expect(document.activeElement).toBe(document.querySelector('main'))
    document.querySelector('link')?.remove()
    await load()
    expect(bar()).toBeNull()
    expect(document.querySelector('link')).toBeNull()
  })
})
