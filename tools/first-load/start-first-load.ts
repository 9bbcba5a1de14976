/** What a page needs before it can be drawn, as addresses; texts by namespace. */
export interface FirstLoadTable {
  [path: string]: { scripts: string[]; styles: string[]; texts: string[]; data: string[] }
}

/**
 * Runs in the page's head before any other script: asks for what this page needs, all at once. It stands alone,
 * since only its own text is written into the page.
 */
export function startFirstLoad(pages: FirstLoadTable, language: string, localeEnding: string): void {
  const showUnreachable = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) document.getElementById('unreachable')?.removeAttribute('hidden')
  }
  // Errors of elements do not bubble.
  addEventListener('error', showUnreachable, true)

  const root = document.documentElement
  root.lang = language === 'sr' ? 'sr-Latn' : language
  const applyScheme = () => {
    try {
      root.dataset['scheme'] = localStorage.getItem('colorScheme') ?? ''
    } catch {
      // Storage may be forbidden; the system decides then.
    }
  }
  applyScheme()
  // Another tab has chosen.
  addEventListener('storage', applyScheme)
  const path = location.pathname.replace(/(?!^)\/+$/, '')
  // A visitor is led on from the rooms of the signed-in area to the sign-in.
  const isLedOn = /^\/client(\/|$)/.test(path) && !/\bauthToken=./.test(document.cookie)
  const page = pages[isLedOn ? '/auth' : path]
  const add = (attributes: Record<string, string>) => {
    const link = document.createElement('link')
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.head.append(link)
  }
  const fetchEarly = (href: string) => add({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href })

  for (const namespace of ['common', ...(page?.texts ?? [])])
    fetchEarly(`/locales/${language}/${namespace}${localeEnding}`)
  for (const href of page?.scripts ?? []) add({ rel: 'modulepreload', crossorigin: '', href })
  for (const href of page?.styles ?? []) add({ rel: 'preload', as: 'style', crossorigin: '', href })
  for (const href of page?.data ?? []) fetchEarly(href)
}
