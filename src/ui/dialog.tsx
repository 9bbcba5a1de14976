import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { useTranslation } from 'react-i18next'

import { focusPage, useFocusAfterRemoval } from './focus-page'
import { moveToastsToTop } from './toast-host'

import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** A panel slides in from the side, on a phone a sheet from below; a picture has its own size. */
  variant?: 'panel' | 'wide' | 'sheet' | 'picture'
  /** What closes the dialog, by the values of HTML: a press outside too; Escape and the button; nothing. */
  closedBy?: 'any' | 'closerequest' | 'none'
  /** Asked before the user closes the dialog, also by Back; if it returns false, the dialog stays. */
  confirmClose?: () => boolean
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered; Escape, the backdrop and the close button close it. */
export function Dialog({
  title,
  variant,
  closedBy = 'any',
  confirmClose = always,
  onClose,
  children,
}: DialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const closeButton = useRef<HTMLButtonElement>(null)
  // Such as the Confirm button of a confirmed reservation.
  const onFocus = useFocusAfterRemoval(() => closeButton.current?.focus())
  // The title at the last press: under another title the dialog counts as newly opened.
  const titleAtPress = useRef<string>(null)
  const isPressedOutside = useRef(false)
  const shownTitle = useRef(title)
  const openedFrom = useRef<Element>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    if (!element.open) {
      openedFrom.current = document.activeElement
      element.showModal()
    }
    moveToastsToTop()
    return () =>
      // Runs last: a dialog in this one may go too, and the browser lays the page out whenever the focus moves, once more
      // if toasts moved before it.
      queueMicrotask(() => {
        returnFocus(openedFrom.current)
        moveToastsToTop()
      })
  }, [])

  useLayoutEffect(() => {
    // Under a new title the dialog shows its top, however far down the button was pressed.
    if (dialog.current && shownTitle.current !== title) dialog.current.scrollTop = 0
    shownTitle.current = title
  }, [title])

  useEffect(() => {
    // Asks before Back closes the dialog. A Back that cannot be cancelled, as at a second try, goes through.
    const ask = (event: NavigateEvent) => {
      const isBack = event.navigationType === 'traverse' && event.cancelable
      if (isBack && closedBy !== 'none' && !confirmClose()) event.preventDefault()
    }
    globalThis.navigation?.addEventListener('navigate', ask)
    return () => globalThis.navigation?.removeEventListener('navigate', ask)
  }, [closedBy, confirmClose])

  const isBlocked = () => closedBy === 'none' || !confirmClose()
  return (
    // The backdrop belongs to the dialog element itself; for the keyboard Escape does the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${variant ? styles[variant] : ''}`}
      aria-labelledby={titleId}
      // React passes these events of a dialog within this one on; the browser does not.
      onCancel={(event) => isOwn(event) && isBlocked() && event.preventDefault()}
      onKeyDown={(event) => {
        // Escape in a dialog within this one closes that one alone.
        if (event.key !== 'Escape' || !isWithin(event)) return
        // A browser closes a dialog at the second Escape without asking, unless the key event is cancelled.
        if (isBlocked()) event.preventDefault()
        // A calendar cancels Escape for its own popup, which it does not have in a dialog.
        else if (event.defaultPrevented) onClose()
      }}
      onFocus={onFocus}
      onClose={(event) => isOwn(event) && onClose()}
      onClickCapture={(event) => {
        // The second click of a double click that opened the dialog would close it or press something in it.
        const isOpeningClick = event.detail > 1 && titleAtPress.current !== title
        titleAtPress.current = isOpeningClick ? null : title
        if (!isOpeningClick) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      // A press that began inside, such as one that selects text, does not close the dialog.
      onClick={(event) =>
        closedBy === 'any' && isPressedOutside.current && isOutside(event) && !isBlocked() && onClose()
      }
    >
      <div className={styles.head}>
        {/* Announced when the title changes while the dialog is open. */}
        <h2 className={styles.title} id={titleId} aria-live="polite">
          {title}
        </h2>
        <button
          ref={closeButton}
          type="button"
          className={styles.close}
          aria-label={t('close')}
          aria-disabled={closedBy === 'none'}
          onClick={() => !isBlocked() && onClose()}
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

const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/** Whether the event comes from this dialog, not from one within it. */
const isWithin = ({ target, currentTarget }: SyntheticEvent) =>
  target instanceof Element && target.closest('dialog') === currentTarget

function returnFocus(to: Element | null): void {
  if (document.activeElement !== document.body) return
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  // The row that opened the dialog may be gone, or the dialog was opened by the address alone.
  if (to?.isConnected === false || to === document.body) focusPage()
}

/** Whether a press on the dialog itself, not on something in it, is beside its box. */
function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (x < left || x > right || y < top || y > bottom)
}
