import { describe, expect, it } from 'vitest'

import {
  isVehicleCreated,
  isVehicleUpdated,
  readVehicle,
  withOthersChanges,
  type VehicleEntries,
} from '@/rental/vehicle-draft'

const ENTRIES: VehicleEntries = {
  name: ' Tesla Model 3 ',
  pricePerDay: '9500.50',
  teslaCode: ' M3 ',
  batteryKwh: '60',
  rangeKm: ' 513 ',
  acceleration: '6.1',
  topSpeedKmh: '201',
  description: ' Light on energy\n',
}

const read = (entries: Partial<VehicleEntries>) => readVehicle({ ...ENTRIES, ...entries })

describe('the entries of a vehicle', () => {
  it('are read, without blanks around them', () => {
    expect(read({})).toEqual({
      facts: {
        name: 'Tesla Model 3',
        pricePerDay: 950_050,
        teslaCode: 'M3',
        batteryKwh: 60,
        rangeKm: 513,
        acceleration: 6.1,
        topSpeedKmh: 201,
        description: 'Light on energy',
      },
    })
  })

  it.each([
    ['0', 0],
    ['9500', 950_000],
    ['9500,5', 950_050],
    [' 9500 ', 950_000],
    ['0.01', 1],
    ['100000000', 10_000_000_000],
  ])('have the price %s', (pricePerDay, para) => {
    expect(read({ pricePerDay })).toMatchObject({ facts: { pricePerDay: para } })
  })

  it.each(['9.500', '9,500', '9.500,50', '-1', '+1', '1e3', '1 000', '.5', '5.', 'NaN', '1234567890'])(
    'are refused with the price %s',
    (pricePerDay) => {
      expect(read({ pricePerDay })).toEqual({ errors: { pricePerDay: 'price' } })
    },
  )

  it.each(['100000000.01', '999999999.99'])('are refused with too high a price: %s', (pricePerDay) => {
    expect(read({ pricePerDay })).toEqual({ errors: { pricePerDay: 'priceTooHigh' } })
  })

  it.each(['', ' '])('are refused without a price: %j', (pricePerDay) => {
    expect(read({ pricePerDay })).toEqual({ errors: { pricePerDay: 'priceMissing' } })
  })

  it.each(['0', '-5', '60.5', '60,5', '1e3', '0x10', '', ' ', '100000', '６０'])(
    'are refused with %j for a whole number',
    (text) => {
      expect(read({ batteryKwh: text, rangeKm: text, topSpeedKmh: text })).toEqual({
        errors: { batteryKwh: 'wholeNumber', rangeKm: 'wholeNumber', topSpeedKmh: 'wholeNumber' },
      })
    },
  )

  it.each([
    ['4,4', 4.4],
    ['3', 3],
    [' 12,5 ', 12.5],
    ['100', 100],
    ['0.01', 0.01],
  ])('accept %s seconds', (acceleration, seconds) => {
    expect(read({ acceleration })).toMatchObject({ facts: { acceleration: seconds } })
  })

  it.each(['0', '0.00', '-1', '4.441', '', 'fast', '1000'])('are refused with %j seconds', (acceleration) => {
    expect(read({ acceleration })).toEqual({ errors: { acceleration: 'seconds' } })
  })

  it('need no Tesla code and no description', () => {
    expect(read({ teslaCode: '', description: '' })).toMatchObject({
      facts: { teslaCode: '', description: '' },
    })
  })

  it('are limited in length', () => {
    const long = { name: 'x'.repeat(100), teslaCode: 'x'.repeat(50), description: 'x'.repeat(2_000) }
    expect(read(long)).toMatchObject({ facts: long })
    expect(
      read({ name: `${long.name}x`, teslaCode: `${long.teslaCode}x`, description: `${long.description}x` }),
    ).toEqual({
      errors: { name: 'nameTooLong', teslaCode: 'codeTooLong', description: 'descriptionTooLong' },
    })
  })

  it('get one error per field, in the order of the form', () => {
    const nothing = Object.fromEntries(Object.keys(ENTRIES).map((name) => [name, '']))
    const result = read(nothing)
    expect('errors' in result && Object.entries(result.errors)).toEqual([
      ['name', 'nameMissing'],
      ['pricePerDay', 'priceMissing'],
      ['batteryKwh', 'wholeNumber'],
      ['rangeKm', 'wholeNumber'],
      ['acceleration', 'seconds'],
      ['topSpeedKmh', 'wholeNumber'],
    ])
  })
})

describe('a vehicle that two people change', () => {
  const began = {
    name: 'Model 3',
    pricePerDay: 950_000,
    teslaCode: undefined,
    batteryKwh: 75,
    rangeKm: 513,
    acceleration: 4.4,
    topSpeedKmh: 233,
    description: 'One\r\ntwo',
  }
  const entered = { ...began, teslaCode: '', description: 'One\ntwo' }

  it('keeps what the other person has changed in fields that are not edited here', () => {
    const now = { ...began, pricePerDay: 1_200_000, teslaCode: 'M3', description: 'Three' }
    expect(withOthersChanges({ ...entered, rangeKm: 500 }, began, now)).toEqual({ ...now, rangeKm: 500 })
  })

  it('has the value that is entered here if both have changed a field', () => {
    const now = { ...began, pricePerDay: 1_200_000 }
    const mine = { ...entered, pricePerDay: 900_000 }
    expect(withOthersChanges(mine, began, now).pricePerDay).toBe(900_000)
  })

  it('has the value that is entered here, not the one that was sent from here before', () => {
    const sent = { ...entered, pricePerDay: 1_000 }
    const now = { ...began, pricePerDay: 1_000, rangeKm: 500 }
    expect(withOthersChanges(entered, began, now, [{ facts: sent, fleet: [] }])).toMatchObject({
      pricePerDay: entered.pricePerDay,
      rangeKm: 500,
    })
  })

  it('keeps what the other person has changed before and after something else was sent from here', () => {
    const sent = { ...entered, topSpeedKmh: 100 }
    const now = { ...began, pricePerDay: 1_200_000, topSpeedKmh: 100 }
    expect(
      withOthersChanges({ ...entered, topSpeedKmh: 120 }, began, now, [{ facts: sent, fleet: [] }]),
    ).toMatchObject({
      pricePerDay: 1_200_000,
      topSpeedKmh: 120,
    })
  })

  it('keeps a text empty that the other person has emptied and that is not edited here', () => {
    const full = { ...began, teslaCode: 'M3' }
    const now = { ...full, teslaCode: undefined, description: undefined }
    const mine = { ...entered, teslaCode: 'M3', rangeKm: 500 }
    expect(withOthersChanges(mine, full, now)).toMatchObject({ teslaCode: '', description: '', rangeKm: 500 })
  })

  it('keeps the known value if the API no longer gives the field', () => {
    expect(withOthersChanges(entered, began, { ...began, rangeKm: undefined }).rangeKm).toBe(513)
  })
})

describe('an update', () => {
  const { name, ...rest } = {
    ...ENTRIES,
    pricePerDay: 1,
    batteryKwh: 2,
    rangeKm: 3,
    acceleration: 4,
    topSpeedKmh: 5,
  }
  const draft = { ...rest, name: name.trim(), teslaCode: '', description: 'One\r\nTwo' }
  const now = { ...draft, id: '1', teslaCode: undefined, description: 'One\nTwo' }

  it('is done if the vehicle now has all that was sent', () => {
    expect(isVehicleUpdated('1', draft, [now])).toBe(true)
  })

  it.each([
    ['one fact is another', [{ ...now, acceleration: 4.1 }]],
    ['only another vehicle has the facts', [{ ...now, id: '2' }]],
    ['the fleet is not known', undefined],
  ])('is not done if %s', (_, fleet) => {
    expect(isVehicleUpdated('1', draft, fleet)).toBe(false)
  })
})

describe('a new vehicle', () => {
  const draft = {
    name: 'Model 3',
    pricePerDay: 950_000,
    teslaCode: '',
    batteryKwh: 75,
    rangeKm: 513,
    acceleration: 4.4,
    topSpeedKmh: 233,
    description: '',
  }
  const one = { ...draft, id: '1' }
  const other = { ...draft, id: '2' }

  it('counts as added if a vehicle with all its facts has a new ID', () => {
    expect(isVehicleCreated(draft, [], [one])).toBe(true)
    expect(isVehicleCreated(draft, [one], [one, other])).toBe(true)
  })

  it('does not count as added if its match was there before, or the new vehicle is another', () => {
    expect(isVehicleCreated(draft, [one], [one])).toBe(false)
    expect(isVehicleCreated(draft, [one], [])).toBe(false)
    expect(isVehicleCreated(draft, [one], [one, { ...other, name: 'Model S' }])).toBe(false)
    expect(isVehicleCreated(draft, [one], [one, { ...other, pricePerDay: 950_001 }])).toBe(false)
    expect(isVehicleCreated(draft, [one], [one, { ...other, description: 'Of somebody else' }])).toBe(false)
  })

  it('does not count as added if one of the lists is unknown', () => {
    expect(isVehicleCreated(draft, undefined, [one])).toBe(false)
    expect(isVehicleCreated(draft, [], undefined)).toBe(false)
  })
})
