import type { CustomTypeOptions } from 'i18next'
import { expect, it } from 'vitest'

// @vitest-environment node
import deAuth from '@/i18n/locales/de/auth.json'
import deBooking from '@/i18n/locales/de/booking.json'
import deClient from '@/i18n/locales/de/client.json'
import deCommon from '@/i18n/locales/de/common.json'
import deControl from '@/i18n/locales/de/control.json'
import deDeposit from '@/i18n/locales/de/deposit.json'
import deFleet from '@/i18n/locales/de/fleet.json'
import deLanding from '@/i18n/locales/de/landing.json'
import deLegal from '@/i18n/locales/de/legal.json'
import deReservations from '@/i18n/locales/de/reservations.json'
import deSettings from '@/i18n/locales/de/settings.json'
import deUsers from '@/i18n/locales/de/users.json'
import srAuth from '@/i18n/locales/sr/auth.json'
import srBooking from '@/i18n/locales/sr/booking.json'
import srClient from '@/i18n/locales/sr/client.json'
import srCommon from '@/i18n/locales/sr/common.json'
import srControl from '@/i18n/locales/sr/control.json'
import srDeposit from '@/i18n/locales/sr/deposit.json'
import srFleet from '@/i18n/locales/sr/fleet.json'
import srLanding from '@/i18n/locales/sr/landing.json'
import srLegal from '@/i18n/locales/sr/legal.json'
import srReservations from '@/i18n/locales/sr/reservations.json'
import srSettings from '@/i18n/locales/sr/settings.json'
import srUsers from '@/i18n/locales/sr/users.json'

import { NAMESPACES } from './locales'

type English = CustomTypeOptions['resources']

type WithoutForm<Key> = Key extends `${infer Base}_${'one' | 'few' | 'other'}` ? Base : Key

// The shape of some texts, whatever plural forms their language has.
type Shape<Texts> = Texts extends string
  ? string
  : { [Key in keyof Texts as WithoutForm<Key>]: Shape<Texts[Key]> }

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never

// `true` is all it can be called with: a key that is missing or too much in German or Serbian does not compile.
const same = <Area extends keyof English, Texts>(
  _area: Area,
  _texts: Texts,
  holds: Same<Shape<English[Area]>, Shape<Texts>>,
): boolean => holds

it('German and Serbian have the type of English', () => {
  const held: Record<keyof English, boolean> = {
    auth: same('auth', deAuth, true) && same('auth', srAuth, true),
    booking: same('booking', deBooking, true) && same('booking', srBooking, true),
    client: same('client', deClient, true) && same('client', srClient, true),
    common: same('common', deCommon, true) && same('common', srCommon, true),
    control: same('control', deControl, true) && same('control', srControl, true),
    deposit: same('deposit', deDeposit, true) && same('deposit', srDeposit, true),
    fleet: same('fleet', deFleet, true) && same('fleet', srFleet, true),
    landing: same('landing', deLanding, true) && same('landing', srLanding, true),
    legal: same('legal', deLegal, true) && same('legal', srLegal, true),
    reservations: same('reservations', deReservations, true) && same('reservations', srReservations, true),
    settings: same('settings', deSettings, true) && same('settings', srSettings, true),
    users: same('users', deUsers, true) && same('users', srUsers, true),
  }
  expect(Object.keys(held)).toEqual(NAMESPACES)
  expect(Object.values(held)).not.toContain(false)
})
