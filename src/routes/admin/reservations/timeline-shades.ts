import { daysOfWindow, type TimelineWindow } from '@/rental/timeline'
import { isWeekend, type Day } from '@/rental/wall-clock'

const stripe = (from: string, to: string, color: string) =>
  `linear-gradient(90deg, #0000 ${from}, var(${color}) ${from} ${to}, #0000 ${to})`

/** The mark of today, the lines between the days and the shade of weekends, as one background for every row. */
export function shadesOf(window: TimelineWindow, today: Day): string {
  const width = 100 / window.days
  const layers = [`repeating-linear-gradient(90deg, #0000 0 calc(${width}% - 1px), var(--line) 0 ${width}%)`]
  for (const [place, day] of daysOfWindow(window).entries()) {
    const begin = `${place * width}%`
    if (day === today) layers.unshift(stripe(begin, `calc(${begin} + 2px)`, '--text'))
    if (isWeekend(day)) layers.push(stripe(begin, `${(place + 1) * width}%`, '--surface-sunk'))
  }
  return layers.join(', ')
}
