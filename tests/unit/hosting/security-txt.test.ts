import { expect, it } from 'vitest'

import { company } from '@/company/company'
import { LANGUAGES } from '@/i18n/languages'

import { securityTxt } from '../../../deploy/security-txt'

it('security.txt names the contact of the company, and expires within a year of the build', () => {
  expect(securityTxt(new Date('2026-06-01T10:00:00Z')).split('\n')).toEqual([
    `Contact: mailto:${company.email}`,
    'Expires: 2027-04-27T10:00:00.000Z',
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${company.website}/.well-known/security.txt`,
    '',
  ])
})
