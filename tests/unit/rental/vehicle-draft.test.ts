import { describe, expect, it } from 'vitest'

import { readVehicle, othersChanges, type VehicleEntries } from '@/rental/vehicle-draft'

const ENTRIES: VehicleEntries = {
  name: ' Tesla Model 3 ',
  pricePerDay: ' 9500.50 ',
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
    ['9500,5', 950_050],
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
    [' 12,5 ', 12.5],
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

describe('what others have changed since a form was opened', () => {
  const opened = {
    name: 'Model 3',
    pricePerDay: 950_000,
    teslaCode: undefined,
    batteryKwh: 75,
    rangeKm: 513,
    acceleration: 4.4,
    topSpeedKmh: 233,
    description: 'One\r\ntwo',
  }
  const entered = { ...opened, teslaCode: '', description: 'One\ntwo' }

  it('is nothing if the vehicle is as it was, in whatever line breaks', () => {
    expect(othersChanges({ ...entered, rangeKm: 500 }, opened, opened)).toEqual([])
    expect(othersChanges(entered, opened, { ...opened, description: 'One\ntwo' })).toEqual([])
  })

  it('is a description that has lost or gained a line', () => {
    expect(othersChanges(entered, opened, { ...opened, description: 'Onetwo' })).toEqual(['description'])
    const without = { ...opened, description: undefined }
    expect(othersChanges({ ...entered, description: '' }, without, { ...opened, description: '' })).toEqual(
      [],
    )
  })

  it('is every fact that now is neither as it was nor as entered here', () => {
    const now = { ...opened, pricePerDay: 900_000, teslaCode: 'M3', rangeKm: 500, description: undefined }
    const mine = { ...entered, pricePerDay: 1_200_000, rangeKm: 500 }
    expect(othersChanges(mine, opened, now)).toEqual(['pricePerDay', 'teslaCode', 'description'])
  })

  it('is nothing of what was sent from here and saved although its answer was lost', () => {
    const mine = { ...entered, pricePerDay: 900_000, description: 'Three' }
    expect(othersChanges(mine, opened, { ...opened, ...mine })).toEqual([])
  })
})
