import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

import { focusPage } from './focus-page'
import { placeToasts } from './toast'

import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** The name of the button that closes without doing anything. */
  closeLabel: string
  /** A panel slides in from the side; a wide dialog holds two columns; a sheet does too, and on a phone comes from below. */
  look?: 'panel' | 'wide' | 'sheet'
  /**
   * What closes it, by the values of HTML: anything, only a request for it (Escape, the close button) so that a press
   * beside a form loses nothing, or nothing while something is on its way.
   */
  closedBy?: 'any' | 'closerequest' | 'none'
  /** Asked before it closes by a request of the user, Back included; where it gives false, the dialog stays. */
  mayClose?: () => boolean
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered; Escape, the backdrop and the close button close it. */
export function Dialog({
  title,
  closeLabel,
  look,
  closedBy = 'any',
  mayClose = always,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useRef<HTMLButtonElement>(null)
  const focused = useRef<Element>(null)
  // What it was about at the last press: about something else it is as good as opened anew.
  const pressedAt = useRef<string>(null)
  const isPressedOutside = useRef(false)
  const shown = useRef(title)

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const before = document.activeElement
    if (!element.open) element.showModal()
    placeToasts()
    return () => {
      placeToasts(element)
      // Last, since a browser lays the page out whenever the focus moves.
      queueMicrotask(() => returnFocus(before))
    }
  }, [])

  useLayoutEffect(() => {
    // What had the focus may be gone with what it was for, as the button of a reservation that is confirmed.
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      close.current?.focus()
  })

  useLayoutEffect(() => {
    // What it is about now begins at its top, however far down it was pressed on.
    if (dialog.current && shown.current !== title) dialog.current.scrollTop = 0
    shown.current = title
  }, [title])

  useEffect(() => {
    // Back would close it without asking. A browser that cannot hold it goes back, as it does at a second try.
    const ask = (event: NavigateEvent) => {
      const isBack = event.navigationType === 'traverse' && event.cancelable
      if (isBack && closedBy !== 'none' && !mayClose()) event.preventDefault()
    }
    globalThis.navigation?.addEventListener('navigate', ask)
    return () => globalThis.navigation?.removeEventListener('navigate', ask)
  }, [closedBy, mayClose])

  const isHeld = () => closedBy === 'none' || !mayClose()
  return (
    // The backdrop belongs to the dialog element itself; the keyboard has Escape for the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${look ? styles[look] : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => isHeld() && event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // A second Escape closes a dialog without asking, unless the key itself is refused.
        if (isHeld()) event.preventDefault()
        // A calendar takes the key for its own, to close what it opens only without a dialog.
        else if (event.defaultPrevented) onClose()
      }}
      onFocus={(event) => {
        focused.current = event.target
      }}
      onClose={() => dialog.current?.open !== true && onClose()}
      onClickCapture={(event) => {
        // A double click that opened it would close it at once, or press what has come under the pointer.
        const isOfOpening = event.detail > 1 && pressedAt.current !== title
        pressedAt.current = isOfOpening ? null : title
        if (!isOfOpening) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === dialog.current && isOutside(event, dialog.current)
      }}
      // A press that began inside, as one that marks a text, does not close it.
      onClick={(event) =>
        closedBy === 'any' &&
        isPressedOutside.current &&
        event.target === dialog.current &&
        isOutside(event, dialog.current) &&
        !isHeld() &&
        onClose()
      }
    >
      <div className={styles.head}>
        {/* Said where it changes while the dialog is open. */}
        <h2 className={styles.title} id={titleId} aria-live="polite">
          {title}
        </h2>
        <button
          ref={close}
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          aria-disabled={closedBy === 'none'}
          onClick={() => !isHeld() && onClose()}
        >
          <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  )
}

const always = () => true

function returnFocus(to: Element | null): void {
  if (document.activeElement !== document.body) return
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  // The row that led here may be gone, or the address alone has led here.
  if (to?.isConnected === false || to === document.body) focusPage()
}

function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): boolean {
  const box = element.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
