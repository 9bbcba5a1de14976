import { describe, expect, it } from 'vitest'

import type { Session } from '@/session/cookies'
import { changeBetween, isExpired, next, type SessionEvent, type SessionState } from '@/session/state'

const ANA = { token: 'ana', userId: '1' }
const ANA_ANEW = { token: 'ana-anew', userId: '1' }
const PETRA = { token: 'petra', userId: '2' }
const NO_ID = { token: 'ana', userId: undefined }

const signedIn = (session: Session, departures = 3): SessionState => ({
  kind: 'signed in',
  departures,
  session,
})
const VISITOR: SessionState = { kind: 'visitor', departures: 3 }
const IN = signedIn(ANA)
const ANEW = signedIn(ANA_ANEW)
const REFUSED: SessionState = { kind: 'refused', departures: 3, session: ANA }
const OVER: SessionState = { kind: 'over', departures: 3, session: ANA }
const LEFT: SessionState = { kind: 'visitor', departures: 4 }
const REPLACED = signedIn(PETRA, 4)
const UNKNOWN = signedIn(NO_ID, 4)

const read = (session?: Session): SessionEvent => ({ kind: 'read', session })
const written = (session?: Session): SessionEvent => ({ kind: 'written', session })
const refused = ({ token }: Session): SessionEvent => ({ kind: 'refused', token })

const FROM = [VISITOR, IN, REFUSED, OVER]

// The state that each of FROM comes to.
const TABLE: [event: string, SessionEvent, to: SessionState[]][] = [
  ['no cookies', read(), [VISITOR, LEFT, LEFT, LEFT]],
  ['the cookies of Ana', read({ ...ANA }), [IN, IN, REFUSED, IN]],
  ['new cookies of Ana', read(ANA_ANEW), [ANEW, ANEW, ANEW, ANEW]],
  ['the cookies of Petra', read(PETRA), [signedIn(PETRA), REPLACED, REPLACED, REPLACED]],
  ['cookies that have lost the id', read(NO_ID), [signedIn(NO_ID), UNKNOWN, UNKNOWN, UNKNOWN]],
  ['a sign-out here', written(), [VISITOR, LEFT, LEFT, LEFT]],
  ['a sign-in of Ana here, with the same token', written({ ...ANA }), [IN, IN, IN, IN]],
  ['a sign-in of Ana here', written(ANA_ANEW), [ANEW, ANEW, ANEW, ANEW]],
  ['a sign-in of Petra here', written(PETRA), [signedIn(PETRA), REPLACED, REPLACED, REPLACED]],
  ['the end of the time', { kind: 'over' }, [VISITOR, OVER, OVER, OVER]],
  ['a refusal of the token of Ana', refused(ANA), [VISITOR, REFUSED, REFUSED, OVER]],
  ['a refusal of an earlier token', refused(ANA_ANEW), [VISITOR, IN, REFUSED, OVER]],
]

const ROWS = TABLE.flatMap(([name, event, to]) =>
  FROM.map((from, index) => ({ name, event, from, to: to[index] })),
)

describe('the state of the session', () => {
  it.each(ROWS)('$from.kind comes by $name to $to.kind ($to.departures have left)', ({ from, event, to }) => {
    const after = next(from, event)
    expect(after).toEqual(to)
    // The same object where nothing has changed, since the pages follow the object.
    expect(after === from).toBe(from === to)
  })

  it('takes people without an id for the same as long as the token is the same', () => {
    const state = signedIn(NO_ID)
    expect(next(state, read({ ...NO_ID }))).toBe(state)
    expect(next(state, read({ ...NO_ID, token: 'other' }))).toMatchObject({ departures: 4 })
  })

  it.each([
    [VISITOR, false],
    [IN, false],
    [REFUSED, true],
    [OVER, true],
  ])('$kind: whether the sign-in has expired', (state, expired) => {
    expect(isExpired(state)).toBe(expired)
  })
})

describe('who has come or gone', () => {
  it.each([
    ['a visitor has signed in', VISITOR, IN, 'arrival'],
    ['the same person has signed in anew', IN, ANEW, 'renewal'],
    ['the same person has signed in anew after a refusal', REFUSED, ANEW, 'renewal'],
    ['a person has signed out', IN, LEFT, 'departure'],
    ['another person has signed in', IN, REPLACED, 'departure'],
    ['nobody: the token is refused', IN, REFUSED, undefined],
    ['nobody: the time is over', IN, OVER, undefined],
    ['nobody: the same token is back', OVER, next(OVER, read({ ...ANA })), undefined],
  ] as const)('%s', (_, before, after, change) => {
    expect(changeBetween(before, after)).toBe(change)
  })
})
