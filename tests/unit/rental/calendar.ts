import * as fc from 'fast-check'

const twoDigits = (figure: number): string => String(figure).padStart(2, '0')

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The number of days of a month by the rules of the calendar, computed without Date. */
const lengthOfMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Every day of the years, in order, as 'YYYY-MM-DD'. */
export function daysOfYears(first: number, last: number): string[] {
  const days: string[] = []
  for (let year = first; year <= last; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= lengthOfMonth(year, month); day += 1)
        days.push(`${year}-${twoDigits(month)}-${twoDigits(day)}`)
  return days
}

/** Any real day of the years 1000 to 9999. */
export const anyDay: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }))
  .chain(([year, month]) =>
    fc
      .integer({ min: 1, max: lengthOfMonth(year, month) })
      .map((day) => `${year}-${twoDigits(month)}-${twoDigits(day)}`),
  )

/** Any time of day as 'HH:mm:ss'. */
export const anyTime: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute, second]) => `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`)
