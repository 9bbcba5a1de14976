const DIGIT_BITS = 16
const DIGITS = 2 ** DIGIT_BITS
const UINT32_MAX = 2 ** 32 - 1

/**
 * The places 0 to n-1 of a list, sorted by a number for each; equal ones stay in the list's order, and those without a
 * number (NaN) come last. Whole numbers that lie close together are sorted digit by digit, in a time that only grows
 * with the length of the list.
 */
export function sortedPlaces(keys: Float64Array): Uint32Array {
  let low = Infinity
  let high = -Infinity
  let isWhole = true
  for (const key of keys) {
    if (key < low) low = key
    if (key > high) high = key
    if (!Number.isInteger(key) && !Number.isNaN(key)) isWhole = false
  }
  // What has no number gets the one after the highest; where none has one, all stay as they are.
  const last = high - low + 1
  if (!isWhole || last > UINT32_MAX) return sortedByComparison(keys)

  const digits = new Uint32Array(keys.length)
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? Number.NaN
    digits[place] = Number.isNaN(key) ? last : key - low
  }
  return sortedByDigits(digits, last)
}

const placesOf = (count: number): Uint32Array<ArrayBuffer> => {
  const places = new Uint32Array(count)
  for (let place = 0; place < count; place += 1) places[place] = place
  return places
}

function sortedByDigits(keys: Uint32Array, highest: number): Uint32Array {
  let places = placesOf(keys.length)
  for (let shift = 0; highest >= 2 ** shift; shift += DIGIT_BITS) {
    const count = Math.min(DIGITS, Math.floor(highest / 2 ** shift) + 1)
    const ends = new Uint32Array(count)
    for (const key of keys) increase(ends, (key >>> shift) % DIGITS, 1)
    for (let digit = 1; digit < count; digit += 1) increase(ends, digit, ends[digit - 1] ?? 0)
    const next = new Uint32Array(places.length)
    for (let step = places.length - 1; step >= 0; step -= 1) {
      const place = places[step] ?? 0
      const digit = ((keys[place] ?? 0) >>> shift) % DIGITS
      increase(ends, digit, -1)
      next[ends[digit] ?? 0] = place
    }
    places = next
  }
  return places
}

const increase = (numbers: Uint32Array, place: number, by: number): void => {
  numbers[place] = (numbers[place] ?? 0) + by
}

function sortedByComparison(keys: Float64Array): Uint32Array {
  const keyAt = (place: number) => {
    const key = keys[place] ?? Number.NaN
    return Number.isNaN(key) ? Infinity : key
  }
  // Infinity less itself is no number, which counts as equal.
  return placesOf(keys.length).toSorted((a, b) => keyAt(a) - keyAt(b))
}
