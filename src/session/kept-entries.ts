import { useLayoutEffect, useRef } from 'react'

import {
  currentSession,
  departuresSoFar,
  isSignInExpired,
  isStillHere,
  personOf,
  useSession,
  type Doer,
} from './session'

/**
 * What was entered in a form, kept in memory for the way to the sign-in and back, and for the way back to what could not
 * be sent. It is given back to the person it is of; what a visitor entered, to whoever signs in next, and to nobody after
 * them.
 */
export function keepEntries<Entries>() {
  let kept: (Doer & { entries: Entries }) | undefined
  const keep = (entries: Entries): void => {
    kept = { person: personOf(currentSession()), departures: departuresSoFar(), entries }
  }
  return {
    /** What is kept for whoever is here now. */
    read: (): Entries | undefined => (kept && isStillHere(kept) ? kept.entries : undefined),
    /** Keeps these for whoever is here now: what could not be sent, and whose form is gone. */
    keep,
    /** Keeps these when the form goes while a sign-in is needed. */
    useKeeping: (entriesNow: () => Entries): void => {
      const person = personOf(useSession())
      const latest = useRef({ person, entriesNow })
      useLayoutEffect(() => {
        latest.current = { person, entriesNow }
      })
      // While the form still stands, so that its fields can be read.
      useLayoutEffect(() => {
        kept = undefined
        return () => {
          const { person, entriesNow } = latest.current
          const isOwn = person === personOf(currentSession())
          if (isOwn && (person === undefined || isSignInExpired())) keep(entriesNow())
        }
      }, [])
    },
  }
}
