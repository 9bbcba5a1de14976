import * as v from 'valibot'

import { isPhoneNumber } from '../../rental/search-text.ts'
import type { Database } from '../database.ts'
import { encodedJson, HttpError, json } from './answers.ts'
import {
  namedRow,
  pathId,
  readJson,
  requireAdministrator,
  requireSelfOrAdministrator,
  type Call,
} from './call.ts'

// docs/decisions.md, "Sign-in fields".
const Registration = v.object({
  full_name: v.pipe(v.string(), v.trim(), v.minLength(2, 'too short'), v.maxLength(100, 'too long')),
  email: v.pipe(v.string(), v.trim(), v.email('not an e-mail address'), v.maxLength(254, 'too long')),
  phone: v.pipe(v.string(), v.trim(), v.check(isPhoneNumber, 'not a phone number')),
  password: v.pipe(
    v.string(),
    v.minLength(8, 'must have at least 8 characters'),
    v.maxLength(200, 'too long'),
  ),
})

const Login = v.object({ email: v.string(), password: v.string() })

export const USER_ENDPOINTS = [
  ['users', 'get', '/users'],
  ['user', 'get', '/users/:id'],
  ['login', 'post', '/users/login'],
  ['register', 'post', '/users/register'],
] as const

export const userAnswers = (db: Database) => ({
  users(call: Call) {
    requireAdministrator(db, call)
    return encodedJson(db.users.json())
  },

  user(call: Call) {
    requireSelfOrAdministrator(db, call, pathId(call))
    return json({ ...namedRow(db.users, call, 'User') })
  },

  async login({ request }: Call) {
    const { email, password } = await readJson(request, Login)
    const user = userByEmail(db, email)
    if (user === undefined || db.passwords.get(user.id) !== password)
      throw new HttpError(401, 'Wrong e-mail or password')
    const token = crypto.randomUUID()
    db.tokens.set(token, user.id)
    return json({ token, userId: user.id })
  },

  async register({ request }: Call) {
    const { password, ...person } = await readJson(request, Registration)
    if (userByEmail(db, person.email) !== undefined)
      throw new HttpError(409, 'This e-mail is already registered')
    const { id } = db.users.insert((id) => ({ id, ...person, role: 'client' }))
    db.passwords.set(id, password)
    return json({ id }, 201)
  },
})

const normalizedEmail = (email: string) => email.trim().toLowerCase()

const userByEmail = (db: Database, email: string) =>
  db.users.all().find((user) => normalizedEmail(user.email) === normalizedEmail(email))
