import { useLayoutEffect, useRef } from 'react'

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
     * form by then.
     */
    useKeeping: (thing: string, entriesNow: () => Entries | undefined): void => {
      const person = personOf(useSession())
      const latest = useRef({ person, thing, entriesNow })
      useLayoutEffect(() => {
        latest.current = { person, thing, entriesNow }
      })
      // While the form still stands, so that its fields can be read.
      useLayoutEffect(() => {
        kept.delete(latest.current.thing)
        return () => {
          const { person, thing, entriesNow } = latest.current
          const isOwn = person === personOf(currentSession())
          const entries = entriesNow()
          if (entries && isOwn) keep(thing, entries)
        }
      }, [])
    },
  }
}
