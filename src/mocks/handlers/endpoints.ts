import type { PathParams } from 'msw'

/** Every call of the API: its name, method and path below the prefix '/api'. */
export const ENDPOINTS = [
  ['vehicles', 'get', '/vehicles'],
  ['create-vehicle', 'post', '/vehicles'],
  ['update-vehicle', 'put', '/vehicles/:id'],
  ['delete-vehicle', 'delete', '/vehicles/:id'],
  ['reservations', 'get', '/reservations'],
  ['create-reservation', 'post', '/reservations/create-reservation'],
  ['confirm-reservation', 'put', '/reservations/confirm-reservation/:id'],
  ['update-reservation', 'put', '/reservations/update-reservation/:id'],
  ['users', 'get', '/users'],
  ['user', 'get', '/users/:id'],
  ['login', 'post', '/users/login'],
  ['register', 'post', '/users/register'],
  ['image', 'get', '/uploads/:name'],
] as const

export type EndpointName = (typeof ENDPOINTS)[number][0]

export interface Call {
  request: Request
  params: PathParams
  cookies: Record<string, string>
}

/** Answers a call; a HttpError that it throws becomes the answer `{error}`. */
export type Answer = (call: Call) => Response | Promise<Response>

/** The answers by endpoint name; a missing endpoint does not compile. */
export type Answers = Record<EndpointName, Answer>
