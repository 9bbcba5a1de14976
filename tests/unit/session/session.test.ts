// @vitest-environment jsdom
import '../../support/setup'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  currentSession,
  currentState,
  isSameActor,
  isSamePerson,
  markExpired,
  useSession,
  watchSession,
} from '@/session/session'
import { endSession, eraseSession, startSession, writeSession } from '@/session/sign-in'

const ANA = { token: 'ana', userId: '1' }
const PETRA = { token: 'petra', userId: '2' }

const focusWindow = () => window.dispatchEvent(new Event('focus'))

// The cookies of the test before are gone; this call makes the app notice.
beforeEach(() => {
  currentSession()
})

describe('who is signed in', () => {
  it('is read from the cookies', () => {
    expect(currentSession()).toBeUndefined()
    writeSession(ANA)
    expect(currentSession()).toEqual(ANA)
  })

  it('is updated on the screen', () => {
    const { result } = renderHook(() => useSession())
    expect(result.current).toBeUndefined()
    act(() => void startSession(ANA))
    expect(result.current).toEqual(ANA)
    act(() => void startSession(PETRA))
    expect(result.current).toEqual(PETRA)
    act(() => endSession())
    expect(result.current).toBeUndefined()
  })

  it.each(['focus', 'storage'])('is updated when the tab notices another: %s', (event) => {
    watchSession(() => {})
    const { result } = renderHook(() => useSession())
    writeSession(PETRA)
    act(() => void window.dispatchEvent(new Event(event)))
    expect(result.current).toEqual(PETRA)
  })
})

it('is told who has come, signed in anew or left, here or in another tab', () => {
  const changes: string[] = []
  watchSession((change) => void changes.push(change))
  startSession(ANA)
  writeSession({ ...ANA, token: 'anew' })
  focusWindow()
  markExpired('anew')
  expect(currentState().kind).toBe('refused')
  eraseSession()
  document.dispatchEvent(new Event('visibilitychange'))
  startSession(PETRA)
  endSession()
  expect(changes).toEqual(['arrival', 'renewal', 'departure', 'arrival', 'departure'])
})

it('a visitor who signs in is the same actor, though not the same person, until somebody leaves', () => {
  const visitor = currentState()
  expect(isSamePerson(visitor)).toBe(true)
  startSession(ANA)
  const ana = currentState()
  expect([isSameActor(visitor), isSamePerson(visitor)]).toEqual([true, false])
  endSession()
  expect([isSameActor(visitor), isSameActor(ana)]).toEqual([false, false])
  startSession({ ...ANA, token: 'anew' })
  expect([isSameActor(visitor), isSameActor(ana)]).toEqual([false, true])
})
