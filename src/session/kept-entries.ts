import { useEffect, useLayoutEffect, useRef } from 'react'

import { currentSession, isSamePerson, personChangesSoFar, personOf, useSession, type Actor } from './session'

/**
 * Keeps a form's entries in memory until the person returns to the form, for example after a sign-in. Entries are kept
 * by the thing that the form is about, such as a reservation ID, and given back only to the person who made them; a
 * visitor's entries go to whoever signs in next, and to nobody after that person.
 */
export function createKeptEntries<Entries>() {
  const kept = new Map<string, Actor & { entries: Entries }>()
  const keep = (thing: string, entries: Entries): void => {
    kept.set(thing, { person: personOf(currentSession()), personChanges: personChangesSoFar(), entries })
  }
  return {
    /** The current person's kept entries for a thing, if there are any. */
    read: (thing: string): Entries | undefined => {
      const found = kept.get(thing)
      return found && isSamePerson(found) ? found.entries : undefined
    },
    /** Keeps entries for the current person after a failed send whose form has closed. */
    keep,
    /** Forgets the entries for a thing, once they have been sent. */
    forget: (thing: string): void => void kept.delete(thing),
    /**
     * Keeps the form's entries, if any, on unmount, unless they are being sent. Forgets the kept ones on mount, when the
     * form has read them. While the form has entries, the browser asks before a reload or the end of the tab.
     */
    useKeepEntries: (thing: string, isPending: boolean, entriesNow: () => Entries | undefined): void => {
      const person = personOf(useSession())
      const latest = useRef({ person, thing, isPending, entriesNow })
      useLayoutEffect(() => {
        latest.current = { person, thing, isPending, entriesNow }
      })
      // A layout effect's clean-up runs while the form is in the document, so that its fields can be read.
      useLayoutEffect(() => {
        kept.delete(latest.current.thing)
        return () => {
          const { person, thing, isPending, entriesNow } = latest.current
          const isOwn = person === personOf(currentSession())
          const entries = entriesNow()
          if (entries && isOwn && !isPending) keep(thing, entries)
        }
      }, [])
      useEffect(() => {
        const ask = (event: BeforeUnloadEvent) => {
          if (latest.current.entriesNow() && !isCallOrMail(document.activeElement)) event.preventDefault()
        }
        window.addEventListener('beforeunload', ask)
        return () => window.removeEventListener('beforeunload', ask)
      }, [])
    },
  }
}

// Some browsers announce the end of the page for a link that starts a call or an e-mail, but the page stays.
const isCallOrMail = (element: Element | null) =>
  element?.matches('[href^="tel:"], [href^="mailto:"]') === true
