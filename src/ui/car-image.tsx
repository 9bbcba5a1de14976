import { useState } from 'react'

import styles from './car-image.module.css'

const PAINTS = ['pearl', 'blue', 'graphite', 'red', 'silver', 'forest'] as const

export type Paint = (typeof PAINTS)[number]

export type DrawnModel = '3' | 's' | 'x' | 'y'

export interface CarImageProps {
  /** The vehicle's name, which decides the drawing. */
  name: string
  /** A picture of the vehicle; without one, or if it does not load, the drawing is shown. */
  src?: string | undefined
  /** The paint of the drawing; if left out, `seed` (a text such as an ID) always gives the same paint. */
  paint?: Paint
  seed?: string
  /** The alternative text, for a picture that says more than the text beside it. */
  alt?: string
  /** Draws the car by night, lamps on, in every colour scheme: WebKit does not tell an image the page's scheme. */
  night?: boolean | undefined
  eager?: boolean | undefined
}

/** The picture of a car: its own, or a drawing of its model from the side. */
export function CarImage({
  name,
  src,
  seed = name,
  paint = paintFor(seed),
  alt = '',
  night,
  eager = false,
}: CarImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const hasPicture = src !== undefined && src !== brokenSrc
  return (
    <img
      className={hasPicture ? styles.photo : styles.drawing}
      src={hasPicture ? src : `/cars/model-${modelOf(name)}.svg#${paint}${night ? '-night' : ''}`}
      alt={alt}
      width={1060}
      height={380}
      loading={eager ? 'eager' : 'lazy'}
      onError={() => setBrokenSrc(src)}
    />
  )
}

/** The model that a vehicle's name contains; Model 3 if it contains none. */
export function modelOf(name: string): DrawnModel {
  const letter = /\bmodel\s*([3sxy])\b/i.exec(name)?.[1]?.toLowerCase()
  return letter === 's' || letter === 'x' || letter === 'y' ? letter : '3'
}

/** A paint that is always the same for the same text, so that a fleet has some variety. */
function paintFor(seed: string): Paint {
  let sum = 0
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 8191
  return PAINTS[sum % PAINTS.length] ?? 'pearl'
}
