/** Possible time zones of the visitor's computer, with what `getTimezoneOffset` gives there, in minutes. */
export const TIME_ZONES = [
  { zone: 'Europe/Belgrade', january: -60, july: -120 },
  { zone: 'Asia/Tokyo', january: -540, july: -540 },
  { zone: 'America/New_York', january: 300, july: 240 },
  // Skipped a whole day, 30 December 2011.
  { zone: 'Pacific/Apia', january: -780, july: -780 },
  // Changes its clocks at midnight, so one midnight a year is missing.
  { zone: 'Asia/Beirut', january: -120, july: -180 },
  // Changed its clocks at midnight until 2019.
  { zone: 'America/Sao_Paulo', january: 180, july: 180 },
  { zone: 'Pacific/Kiritimati', january: -840, july: -840 },
] as const

/** Runs the work as if the computer was in that time zone, then restores its real time zone. */
export function inTimeZone(zone: string, work: () => void): void {
  const own = process.env['TZ']
  process.env['TZ'] = zone
  try {
    work()
  } finally {
    if (own === undefined) delete process.env['TZ']
    else process.env['TZ'] = own
  }
}
