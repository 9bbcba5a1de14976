// Served by the plugin as a separate script, which imports and exports nothing.
{
  const STORE = 'struja.demoBanner'

  const TEXTS = {
    en: {
      label: 'Demo',
      intro: 'This is a demo: nothing here is real or kept.',
      client: 'Client',
      administrator: 'Admin',
      dismiss: 'Dismiss',
    },
    de: {
      label: 'Demo',
      intro: 'Dies ist eine Demo: Nichts hier ist echt, nichts bleibt.',
      client: 'Kunde',
      administrator: 'Admin',
      dismiss: 'Ausblenden',
    },
    sr: {
      label: 'Demo',
      intro: 'Ovo je demo: ništa ovde nije stvarno i ništa se ne čuva.',
      client: 'Klijent',
      administrator: 'Admin',
      dismiss: 'Sakrij',
    },
  }

  const textsOf = (tag: string) =>
    Object.entries(TEXTS).find(([language]) => tag.startsWith(language))?.[1] ?? TEXTS.en

  const isDismissed = () => {
    try {
      return localStorage.getItem(STORE) === 'dismissed'
    } catch {
      return false
    }
  }

  const rememberDismissal = () => {
    try {
      localStorage.setItem(STORE, 'dismissed')
    } catch {
      // Where nothing can be stored the banner comes back on the next page.
    }
  }

  const show = (data: DOMStringMap) => {
    const banner = document.createElement('aside')
    banner.className = 'demo-banner'
    const intro = document.createElement('p')
    const dismiss = document.createElement('button')
    dismiss.type = 'button'
    const client = document.createElement('span')
    const clientSignIn = document.createElement('code')
    clientSignIn.textContent = data['demoClient'] ?? ''
    const administrator = document.createElement('span')
    const administratorSignIn = document.createElement('code')
    administratorSignIn.textContent = data['demoAdministrator'] ?? ''
    const signIns = document.createElement('p')
    signIns.append(client, clientSignIn, administrator, administratorSignIn)
    banner.append(intro, dismiss, signIns)

    const write = () => {
      const texts = textsOf(document.documentElement.lang)
      banner.setAttribute('aria-label', texts.label)
      intro.textContent = texts.intro
      client.textContent = texts.client
      administrator.textContent = texts.administrator
      dismiss.textContent = texts.dismiss
    }
    write()
    const languageWatch = new MutationObserver(write)
    languageWatch.observe(document.documentElement, { attributeFilter: ['lang'] })
    dismiss.addEventListener('click', () => {
      rememberDismissal()
      languageWatch.disconnect()
      banner.remove()
      // The removed button had the focus; the page's main part takes the focus.
      document.querySelector('main')?.focus({ preventScroll: true })
    })
    document.body.prepend(banner)
  }

  const script = document.querySelector<HTMLScriptElement>('script[data-demo-client]')
  if (script !== null && !isDismissed()) {
    const styles = document.createElement('link')
    styles.rel = 'stylesheet'
    styles.href = '/demo-banner.css'
    // Shown once the styles have loaded, so that nothing jumps.
    styles.addEventListener('load', () => show(script.dataset), { once: true })
    document.head.append(styles)
  }
}
