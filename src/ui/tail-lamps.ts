import type { DrawnModel } from './car-image'

/** The paths of the tail lamps in the drawings of public/cars, in the units of a drawing (1060 by 380). */
export const TAIL_LAMPS: Readonly<Record<DrawnModel, string>> = {
  '3': 'M928.5 156c4.5-.5 9-1 13.5-1.5 6.5-.5 13.5 0 20 .5 6 .5 12 2 18 3.5',
  s: 'M942.5 165c7-1.5 14.5-3.5 21.5-4.5 8-1 16-1 24-1 6.5 0 12.5.5 19 1',
  x: 'M923 123c7-2.5 14-5 21.5-6.5 9-2 18.5-3 28-2.5 5.5.5 11 1.5 16.5 2.5',
  y: 'M907.5 134.5c5-1.5 10.5-3 15.5-4 7-1 14.5-2 22-1.5 4 0 8 1 12.5 1.5',
}
