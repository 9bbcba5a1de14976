import fc from 'fast-check'

import { addDays } from '@/rental/wall-clock'

/** The names for the ids of arbitrary reservations; id 9 has no name, and two vehicles share a name. */
export const NAMES = {
  vehicles: new Map([
    ['1', 'Tesla Model 3'],
    ['2', 'Tesla Model S'],
    ['3', 'Tesla Model S'],
  ]),
  users: new Map([
    ['1', 'Žarko Đorđević'],
    ['2', 'Anna Müller'],
    ['3', 'anna'],
  ]),
}

/** Any second of about 800 days, as wall-clock time. */
export const time = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 86_399 }))
  .map(([day, second]) => {
    const twoDigits = (figure: number) => String(figure).padStart(2, '0')
    const clock = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
      .map(twoDigits)
      .join(':')
    return `${addDays('2026-01-01', day)} ${clock}`
  })
/** The id of a vehicle or a user. */
export const key = fc.constantFrom('1', '2', '3', '9')
