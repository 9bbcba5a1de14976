/** The times the date dialog offers, '07:30' to '19:00' in steps of 15 minutes. */
export const TIME_SLOTS: readonly string[] = Array.from({ length: 47 }, (_, slot) => {
  const minutes = 7 * 60 + 30 + slot * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
