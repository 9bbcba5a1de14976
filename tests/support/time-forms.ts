import { nowInBelgrade } from '../../src/rental/wall-clock.ts'

const OFFSETS = ['+01:00', '+02:00']

/** The offset of Belgrade's clock at that wall-clock time. */
const offsetAt = (time: string): string =>
  OFFSETS.find((offset) => nowInBelgrade(new Date(time.replace(' ', 'T') + offset)) === time) ?? ''

const instantOf = (time: string): Date => new Date(time.replace(' ', 'T') + offsetAt(time))

/** How the servers of real APIs write a Belgrade wall-clock time, each in one form. */
export const TIME_FORMS: Readonly<Record<string, (time: string) => string | number>> = {
  'text without a zone': (time) => time,
  'instants of a server in Belgrade': (time) => instantOf(time).toISOString(),
  'instants of a server in UTC': (time) => `${time.replace(' ', 'T')}.000Z`,
  'text with offsets': (time) => time + offsetAt(time).slice(0, 3),
  numbers: (time) => instantOf(time).getTime(),
}

/** A row of reservations whose times are written in that form. */
export const withTimes = <Row extends { start_time?: unknown; end_time?: unknown }>(
  row: Row,
  write: (time: string) => string | number,
) => ({ ...row, start_time: write(String(row.start_time)), end_time: write(String(row.end_time)) })
