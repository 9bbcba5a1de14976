import { describe, expect, it } from 'vitest'

import { checkCredentials, readCredentials } from '@/routes/public/auth/credentials'

const NEWCOMER = {
  fullName: 'Petra Petrović',
  email: 'petra@example.com',
  phone: '+381 60 123-4567',
  password: 'tajna lozinka',
}

const WRONG = [
  ['fullName', '', 'fullName'],
  ['fullName', 'P', 'fullName'],
  ['fullName', 'x'.repeat(101), 'fullName'],
  ['email', '', 'email'],
  ['email', 'petra', 'email'],
  ['email', 'petra@', 'email'],
  ['email', '@example.com', 'email'],
  ['email', 'name@example..com', 'email'],
  ['email', 'petra petrović@example.com', 'email'],
  ['phone', '', 'phone'],
  ['phone', '12345', 'phone'],
  ['phone', '1234567890123456', 'phone'],
  ['phone', 'call me', 'phone'],
  ['phone', '060 123 456 ext 7', 'phone'],
  ['phone', '060+123456', 'phone'],
  ['phone', '++381601234567', 'phone'],
  ['password', '', 'passwordShort'],
  ['password', '1234567', 'passwordShort'],
] as const

const RIGHT = [
  ['fullName', 'Li'],
  ['fullName', 'x'.repeat(100)],
  ['fullName', "Ana-Marija O'Žeželj"],
  ['phone', '123456'],
  ['phone', '060\u2011123\u20134567'],
  ['phone', '123456789012345'],
  ['phone', '+381 (0)60/123-45-67'],
  ['phone', '060.123.45.67'],
  ['email', 'first.last+tag@sub.example.co.rs'],
  ['password', '12345678'],
  ['password', '        '],
] as const

describe('a registration', () => {
  it.each(WRONG)('is refused with the %s "%s"', (name, text, rule) => {
    expect(checkCredentials('register', { ...NEWCOMER, [name]: text })).toEqual({ [name]: rule })
  })

  it.each(RIGHT)('is accepted with the %s "%s"', (name, text) => {
    expect(checkCredentials('register', { ...NEWCOMER, [name]: text })).toEqual({})
  })

  it('has its faults listed in the order of the fields', () => {
    const errors = checkCredentials('register', { fullName: '', email: '', phone: '', password: '' })
    expect(Object.keys(errors)).toEqual(['fullName', 'email', 'phone', 'password'])
  })
})

describe('a sign-in', () => {
  const client = { fullName: '', email: 'client@struja.example', phone: '', password: 'x' }

  it('asks for e-mail and password only', () => {
    expect(checkCredentials('sign-in', client)).toEqual({})
    expect(checkCredentials('sign-in', { ...client, email: 'name', password: '' })).toEqual({
      email: 'email',
      password: 'passwordEmpty',
    })
  })

  it.each([' ', '1', 'čćđšž', '"; DROP TABLE', ' spaces around '])('takes any password: "%s"', (password) => {
    const form = new FormData()
    form.set('email', '  client@struja.example ')
    form.set('password', password)
    const typed = readCredentials(form)
    expect(typed).toEqual({ ...client, password })
    expect(checkCredentials('sign-in', typed)).toEqual({})
  })
})

it('spaces alone count as an empty name or phone number', () => {
  const form = new FormData()
  for (const name of ['fullName', 'phone']) form.set(name, '   ')
  expect(readCredentials(form)).toEqual({ fullName: '', email: '', phone: '', password: '' })
})

it('invisible characters that were copied with an e-mail or a phone number are removed', () => {
  const form = new FormData()
  form.set('email', '\u200b petra@example.com\u202c')
  form.set('phone', '\u202a+381 60 1234567\u202c')
  form.set('password', '\u200bsecret')
  const read = readCredentials(form)
  expect(read).toEqual({
    ...read,
    email: 'petra@example.com',
    phone: '+381 60 1234567',
    password: '\u200bsecret',
  })
})
