import { useEffect, useLayoutEffect, useRef } from 'react'

import { currentSession, departuresSoFar, isStillHere, personOf, useSession, type Doer } from './session'

/**
 * What was entered in a form, kept in memory for the way back to it, such as over the sign-in: for each thing that the
 * form is about, such as a reservation by its ID. It is given back to the person it is of; what a visitor entered, to
 * whoever signs in next, and to nobody after them.
 */
export function keepEntries<Entries>() {
  const kept = new Map<string, Doer & { entries: Entries }>()
  const keep = (thing: string, entries: Entries): void => {
    kept.set(thing, { person: personOf(currentSession()), departures: departuresSoFar(), entries })
  }
  return {
    /** What is kept of that thing for whoever is here now. */
    read: (thing: string): Entries | undefined => {
      const found = kept.get(thing)
      return found && isStillHere(found) ? found.entries : undefined
    },
    /** Keeps these for whoever is here now: what could not be sent, and whose form is gone. */
    keep,
    /** Forgets what is kept of a thing, since it has been sent. */
    forget: (thing: string): void => void kept.delete(thing),
    /**
     * Keeps these, if there are any, when the form goes: none while they are sent. What was kept of the thing is in the
     * form by then. A reload, or the end of the tab, would take them: the browser asks first, in its own words.
     */
    useKeeping: (thing: string, isPending: boolean, entriesNow: () => Entries | undefined): void => {
      const person = personOf(useSession())
      const latest = useRef({ person, thing, isPending, entriesNow })
      useLayoutEffect(() => {
        latest.current = { person, thing, isPending, entriesNow }
      })
      // While the form still stands, so that its fields can be read.
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
          if (latest.current.entriesNow()) event.preventDefault()
        }
        window.addEventListener('beforeunload', ask)
        return () => window.removeEventListener('beforeunload', ask)
      }, [])
    },
  }
}
