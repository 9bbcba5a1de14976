import type { Call } from './call.ts'
import { IMAGE_ENDPOINTS } from './images.ts'
import { RESERVATION_ENDPOINTS } from './reservations.ts'
import { USER_ENDPOINTS } from './users.ts'
import { VEHICLE_ENDPOINTS } from './vehicles.ts'

/** Every call of the API: its name, method and path below the prefix '/api'. */
export const ENDPOINTS = [
  ...VEHICLE_ENDPOINTS,
  ...RESERVATION_ENDPOINTS,
  ...USER_ENDPOINTS,
  ...IMAGE_ENDPOINTS,
] as const

export type EndpointName = (typeof ENDPOINTS)[number][0]

/** Answers a call; a HttpError that it throws becomes the answer `{error}`. */
export type Answer = (call: Call) => Response | Promise<Response>

/** The answers by endpoint name; a missing endpoint does not compile. */
export type Answers = Record<EndpointName, Answer>
