/** What a page needs before it can be drawn, as addresses; texts by namespace. */
export interface PageNeeds {
  scripts: string[]
  styles: string[]
  texts: string[]
  data: string[]
}

/** What stands in the page for the script in its head; what needs no script is asked for by links. */
export interface FirstLoad extends Partial<PageNeeds> {
  texts: string[]
  /** Data that only an address with a choice in its query needs at once, as addresses. */
  chosen?: string[]
  /** What somebody needs who is not signed in and is led on to the sign-in. */
  visitor?: PageNeeds
  /** The script that starts the app, on a page that is drawn already: it and all else waits for what is seen. */
  start?: string
}

/** The id of the element in which the page's needs stand. */
export const FIRST_LOAD_ID = 'first-load'

/**
 * Runs in the page's head before any other script: asks for what this page needs, all at once; on a page that is drawn
 * already after its first paint. It stands alone, since only its own text is written into the page; it is the same on
 * every page.
 */
export function startFirstLoad(
  language: string,
  id: string,
  localeEnding: string,
  importScript: (href: string) => Promise<unknown>,
): void {
  const showUnreachable = () => document.getElementById('unreachable')?.removeAttribute('hidden')
  // Errors of elements do not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showUnreachable(), true)

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

  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the build has written it into this very page
  const needs: FirstLoad = JSON.parse(document.getElementById(id)?.textContent ?? '')
  const {
    texts,
    scripts = [],
    styles = [],
    data = [],
  } = needs.visitor && !/\bauthToken=./.test(document.cookie) ? needs.visitor : needs
  const add = (attributes: Record<string, string>) => () => {
    const link = document.createElement('link')
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.head.append(link)
  }
  const fetchEarly = (href: string) => add({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href })

  const requests = [
    ...['common', ...texts].map((namespace) =>
      fetchEarly(`/locales/${language}/${namespace}${localeEnding}`),
    ),
    ...scripts.map((href) => add({ rel: 'modulepreload', crossorigin: '', href })),
    ...styles.map((href) => add({ rel: 'preload', as: 'style', crossorigin: '', href })),
    ...(location.search ? [...data, ...(needs.chosen ?? [])] : data).map(fetchEarly),
  ]

  const { start } = needs
  if (start === undefined) return requests.forEach((request) => request())
  let isStarted = false
  const startApp = () => {
    if (isStarted) return
    isStarted = true
    const startScript = () => void importScript(start).catch(showUnreachable)
    const dateFields = document.querySelectorAll<HTMLInputElement>('input[data-type]')
    // Each is a task of its own, since a visitor may press already: first what is seen, every field in a frame of its own,
    // then the largest script, as a browser without HTTP/2 lets all but six requests wait.
    dateFields.forEach((field, turn) =>
      setTimeout(() => {
        field.type = field.dataset['type'] ?? ''
      }, 60 * turn),
    )
    for (const step of [startScript, ...requests]) setTimeout(step)
  }
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) startApp()
  })
  paints.observe({ type: 'paint', buffered: true })
  // A page in a tab behind is not painted, and a browser may tell no times.
  addEventListener('load', startApp)
}
