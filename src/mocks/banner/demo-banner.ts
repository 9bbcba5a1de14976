// Served by the plugin as a module of its own, which imports and exports nothing.

const STORE = 'struja.demoBanner'

const TEXTS = {
  en: { intro: 'This is a demo: nothing here is real or kept.', client: 'Client', dismiss: 'Dismiss' },
  de: {
    intro: 'Dies ist eine Demo: Nichts hier ist echt, nichts bleibt.',
    client: 'Kunde',
    dismiss: 'Ausblenden',
  },
  sr: {
    intro: 'Ovo je demo: ništa ovde nije stvarno i ništa se ne čuva.',
    client: 'Klijent',
    dismiss: 'Sakrij',
  },
}

const textsOf = (tag: string) =>
  Object.entries(TEXTS).find(([language]) => tag.startsWith(language))?.[1] ?? TEXTS.en

const element = (tag: string, ...content: (Node | string)[]) => {
  const created = document.createElement(tag)
  created.append(...content)
  return created
}

const show = ({ demoClient = '', demoAdministrator = '' }: DOMStringMap) => {
  const intro = element('p')
  const dismiss = element('button')
  const client = element('span')
  const signIns = element('p', client, element('code', demoClient))
  signIns.append(element('span', 'Admin'), element('code', demoAdministrator))
  const banner = element('aside', intro, dismiss, signIns)
  banner.className = 'demo-banner not-printed'
  banner.ariaLabel = 'Demo'

  const write = () => {
    const texts = textsOf(document.documentElement.lang)
    intro.textContent = texts.intro
    client.textContent = texts.client
    dismiss.textContent = texts.dismiss
  }
  write()
  const languageWatch = new MutationObserver(write)
  languageWatch.observe(document.documentElement, { attributeFilter: ['lang'] })
  dismiss.addEventListener('click', () => {
    localStorage.setItem(STORE, 'dismissed')
    languageWatch.disconnect()
    banner.remove()
    // The removed button had the focus; the page's main part takes the focus.
    document.querySelector('main')?.focus({ preventScroll: true })
  })
  document.body.prepend(banner)
}

const script = document.querySelector<HTMLScriptElement>('script[data-demo-client]')
if (script !== null && localStorage.getItem(STORE) !== 'dismissed') {
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = '/demo-banner.css'
  // Shown once the styles have loaded, so that nothing jumps.
  styles.addEventListener('load', () => show(script.dataset), { once: true })
  document.head.append(styles)
}
