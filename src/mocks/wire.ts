/** A vehicle in the API's format: decimals are text, the banner is an address or null. */
export interface VehicleRow {
  readonly id: number
  readonly vehicle_name: string
  readonly banner_image: string | null
  readonly price_per_day: string
  readonly tesla_code: string
  readonly battery_capacity_kwh: number
  readonly range_km: number
  readonly acceleration_0_100: string
  readonly top_speed_kmh: number
  readonly description: string
}

/** A reservation in the API's format; `reservation_image` is a path on the API's host. */
export interface ReservationRow {
  readonly id: number
  readonly user_id: number
  readonly vehicle_id: number
  readonly duration: number
  readonly start_time: string
  readonly end_time: string
  readonly price: string
  readonly status: 'pending' | 'success' | 'failed'
  readonly reservation_image: string | null
}

/** A user in the API's format, always without the password. */
export interface UserRow {
  readonly id: number
  readonly full_name: string
  readonly email: string
  readonly phone: string
  readonly role: 'client' | 'administrator'
}
