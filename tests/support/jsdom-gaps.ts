// Stand-ins for what the app uses of a browser and jsdom lacks.

if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.setPointerCapture = () => {}

  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) return
    focusedBefore.set(this, document.activeElement)
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>('button, input, select, [tabindex="0"]')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.removeAttribute('open')
    const before = focusedBefore.get(this)
    if (before instanceof HTMLElement) before.focus()
    this.dispatchEvent(new Event('close'))
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open)
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  })

  // No media query matches: the screen is narrow, and the user has no preferences.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    })

  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }

  // Every picture can be decoded and has one pixel; a test that needs another picture replaces these.
  globalThis.createImageBitmap = () => Promise.resolve({ width: 1, height: 1, close() {} })
  class PictureOfOnePixel extends EventTarget {
    naturalWidth = 1
    naturalHeight = 1
    set src(_: string) {
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  Object.assign(globalThis, { Image: PictureOfOnePixel })
}
