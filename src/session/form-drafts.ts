import { useEffectEvent, useLayoutEffect } from 'react'

import { currentState, isSameActor, isSamePerson, useSessionState } from './session'
import type { SessionState } from './state'

/**
 * Drafts of a form in memory: its entries until the person returns to the form, for example after a sign-in. The key
 * names what the form is about, such as a reservation ID. A draft is given back only to the person who made it; a
 * visitor's draft goes to whoever signs in next, and to nobody after that person.
 */
export function createFormDrafts<Entries>() {
  const drafts = new Map<string, { actor: SessionState; entries: Entries }>()
  const keep = (key: string, entries: Entries): void => {
    drafts.set(key, { actor: currentState(), entries })
  }
  const read = (key: string): Entries | undefined => {
    const found = drafts.get(key)
    return found && isSameActor(found.actor) ? found.entries : undefined
  }
  return {
    /** The current person's draft of that key, if there is one. */
    read,
    /** Keeps entries for the current person after a failed send whose form has closed. */
    keep,
    /** Forgets the draft of that key, once it has been sent. */
    forget: (key: string): void => void drafts.delete(key),
    /**
     * Keeps the form's entries, if any, on unmount, unless they are being sent. Forgets the kept ones on mount, when the
     * form has read them. While the form has entries, the browser asks before a reload or the end of the tab.
     */
    useKeepDraft: (key: string, isPending: boolean, entriesNow: () => Entries | undefined): void => {
      const actor = useSessionState()
      const forgetOwn = useEffectEvent(() => read(key) && drafts.delete(key))
      const keepOwn = useEffectEvent(() => {
        const entries = entriesNow()
        if (entries && !isPending && isSamePerson(actor)) keep(key, entries)
      })
      const ask = useEffectEvent((event: BeforeUnloadEvent) => {
        if (entriesNow()) event.preventDefault()
      })
      // A layout effect's clean-up runs while the form is in the document, so that its fields can be read.
      useLayoutEffect(() => {
        const onBeforeUnload = (event: BeforeUnloadEvent) => ask(event)
        window.addEventListener('beforeunload', onBeforeUnload)
        forgetOwn()
        return () => {
          window.removeEventListener('beforeunload', onBeforeUnload)
          keepOwn()
        }
      }, [])
    },
  }
}
