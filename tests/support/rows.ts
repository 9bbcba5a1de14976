import type { Table } from '@/mocks/database'

/** A row of GET /reservations: the demo client's, of the Tesla Model X, for four days, waiting and without a slip. */
export const aReservation = (changes: object = {}) => ({
  id: 71,
  user_id: 1,
  vehicle_id: 8,
  duration: 4,
  start_time: '2027-03-15 08:00:00',
  end_time: '2027-03-19 08:00:00',
  price: '94000.00',
  status: 'pending',
  reservation_image: null,
  ...changes,
})

/** A row of GET /vehicles. */
export const aVehicle = (changes: object = {}) => ({
  id: 3,
  vehicle_name: 'Tesla Model 3',
  banner_image: null,
  price_per_day: '9500.50',
  tesla_code: 'M3',
  battery_capacity_kwh: 60,
  range_km: 1513,
  acceleration_0_100: '6.10',
  top_speed_kmh: 201,
  description: 'Light on energy',
  ...changes,
})

/** Changes a row of the demo API. */
export function changeRow<Row extends { readonly id: number }>(
  table: Table<Row>,
  id: number,
  changes: Partial<Row>,
): void {
  const row = table.get(id)
  if (row === undefined) throw new Error(`The demo API has no row ${id}`)
  table.replace({ ...row, ...changes })
}
