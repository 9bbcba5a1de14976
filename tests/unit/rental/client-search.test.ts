import fc from 'fast-check'
import { expect, it } from 'vitest'

import { clientSearch } from '@/rental/client-search'
import { foldText } from '@/rental/search-text'

const user = (id: string, fullName?: string, email?: string, phone?: string) => ({
  id,
  fullName,
  email,
  phone,
})

const USERS = [
  user('1', 'Živa Đorđević', 'ziva@example.com', '+381 60 123 4567'),
  user('2', undefined, 'anon@example.com'),
  user('3', 'Ana Marić', 'ana.m@example.com', '064/765-4321'),
]

it('clients of the same name keep their order, and those without a name come last', () => {
  const users = [user('1'), user('2', 'Ana'), user('3', 'Živa'), user('4', 'ANA'), user('5')]
  expect(clientSearch(users)('').map(({ id }) => id)).toEqual(['2', '4', '3', '1', '5'])
})

const idsFor = (text: string) => clientSearch(USERS)(text).map(({ id }) => id)

it.each([
  ['', ['3', '1', '2']],
  ['djordjevic ziva', ['1']],
  ['Марић', ['3']],
  ['anon@', ['2']],
  ['060 123', ['1']],
  ['+381 64 765', ['3']],
  ['nobody', []],
])('a client is found by %j', (text, ids) => expect(idsFor(text)).toEqual(ids))

it('exactly those are found whose name or e-mail contains the word, by name', () => {
  const word = fc.stringMatching(/^[a-dč]{2,4}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word)), word, (people, text) => {
      const users = people.map(([name, email], index) => user(`x${index}`, name, email))
      const naive = users.filter(({ fullName = '', email = '' }) =>
        [fullName, email].some((field) => foldText(field).includes(foldText(text))),
      )
      const found = clientSearch(users)(text)
      expect(new Set(found)).toEqual(new Set(naive))
      const names = found.map(({ fullName = '' }) => foldText(fullName))
      expect(names).toEqual(names.toSorted())
    }),
  )
})
