// @vitest-environment jsdom
import '../../support/setup'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { currentSession, useSession, watchSession } from '@/session/session'
import { endSession, startSession, writeSession } from '@/session/sign-in'

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

  it('is the same object as long as the cookies stay the same', () => {
    startSession(ANA)
    const first = currentSession()
    focusWindow()
    expect(currentSession()).toBe(first)
  })

  it('is updated when the tab gets the focus again', () => {
    watchSession(() => {})
    const { result } = renderHook(() => useSession())
    writeSession(PETRA)
    act(() => void focusWindow())
    expect(result.current).toEqual(PETRA)
  })

  it('is updated without a channel to other tabs, which Firefox refuses with cookies blocked', async () => {
    vi.stubGlobal('BroadcastChannel', function refuse(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.resetModules()
    const fresh = await import('@/session/session')
    const { startSession: freshStart } = await import('@/session/sign-in')
    const onChange = vi.fn()
    fresh.watchSession(onChange)
    freshStart(ANA)
    writeSession(PETRA)
    focusWindow()
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(fresh.currentSession()).toEqual(PETRA)
  })
})

describe('the cache', () => {
  const cacheReservations = () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['reservations'], ['secret'])
    watchSession(() => queryClient.clear())
    return queryClient
  }
  const cachedReservations = (queryClient: QueryClient) => queryClient.getQueryData(['reservations'])

  it('is cleared by a sign-out', () => {
    startSession(ANA)
    const queryClient = cacheReservations()
    endSession()
    expect(cachedReservations(queryClient)).toBeUndefined()
  })

  it('is cleared by a sign-in', () => {
    const queryClient = cacheReservations()
    startSession(ANA)
    expect(cachedReservations(queryClient)).toBeUndefined()
  })

  it('is cleared when another tab has signed in as somebody else', () => {
    startSession(ANA)
    const queryClient = cacheReservations()
    writeSession(PETRA)
    focusWindow()
    expect(cachedReservations(queryClient)).toBeUndefined()
  })

  it('is cleared when only the id has changed', () => {
    startSession(ANA)
    const queryClient = cacheReservations()
    writeSession({ ...ANA, userId: '9' })
    focusWindow()
    expect(cachedReservations(queryClient)).toBeUndefined()
  })

  it('is kept as long as the session stays the same', () => {
    startSession(ANA)
    const queryClient = cacheReservations()
    focusWindow()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(cachedReservations(queryClient)).toEqual(['secret'])
  })
})
