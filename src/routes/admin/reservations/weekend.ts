import type { Day } from '@/rental/wall-clock'

/** Whether the day is a Saturday or a Sunday. */
export const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
