// @vitest-environment jsdom
import '../../support/setup'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Reservation } from '@/api/reservations'
import {
  dropOthersReservations,
  keepOwnReservations,
  lastKnownReservations,
} from '@/offline/last-known-reservations'
import { currentSession } from '@/session/session'
import { endSession, startSession, writeSession } from '@/session/sign-in'

const ANA = { token: 'ana', userId: '1' }
const PETRA = { token: 'petra', userId: '2' }
const KEPT_AT = Date.UTC(2026, 10, 21, 13, 5)

const reservationOf = (userId: string, id: string): Reservation => ({
  id,
  vehicleId: '3',
  start: '2026-12-01 08:00:00',
  end: '2026-12-05 08:00:00',
  userId,
  duration: 4,
  price: 3_800_000,
  status: undefined,
  slipImage: 'uploads/slip.png',
})

const LIST = [
  reservationOf('1', '10'),
  reservationOf('2', '11'),
  { ...reservationOf('1', '12'), slipImage: undefined },
]

beforeEach(() => {
  currentSession()
  startSession(ANA)
})

describe('the last known own reservations', () => {
  it('are kept with their time, without slips and without reservations of others', () => {
    keepOwnReservations(LIST, KEPT_AT)
    const { at, reservations } = lastKnownReservations() ?? {}
    expect(at).toBe(KEPT_AT)
    expect(reservations).toEqual([
      { ...reservationOf('1', '10'), slipImage: undefined, hasSlip: true },
      { ...reservationOf('1', '12'), slipImage: undefined, hasSlip: false },
    ])
    expect(JSON.stringify(localStorage)).not.toContain('slip.png')
  })

  it('are not kept for a visitor', () => {
    endSession()
    keepOwnReservations(LIST, KEPT_AT)
    expect(localStorage.getItem('ownReservations')).toBeNull()
  })

  it('are not shown to another person, and are removed, if the session ended unnoticed', () => {
    keepOwnReservations(LIST, KEPT_AT)
    writeSession(PETRA)
    expect(lastKnownReservations()).toBeUndefined()
    dropOthersReservations()
    expect(localStorage.getItem('ownReservations')).toBeNull()
  })

  it('are not known to be none, since one may have been made since', () => {
    keepOwnReservations([], KEPT_AT)
    expect(lastKnownReservations()).toBeUndefined()
  })

  it('are kept when the app starts again for the same person', () => {
    keepOwnReservations(LIST, KEPT_AT)
    dropOthersReservations()
    expect(lastKnownReservations()?.reservations).toHaveLength(2)
  })

  it.each(['{', '[]', '{"userId":"1","at":1,"reservations":[{"id":7}]}'])('are not read from %s', (text) => {
    localStorage.setItem('ownReservations', text)
    expect(lastKnownReservations()).toBeUndefined()
  })

  it('are not kept, without an error, where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    expect(() => keepOwnReservations(LIST, KEPT_AT)).not.toThrow()
    expect(lastKnownReservations()).toBeUndefined()
  })
})
