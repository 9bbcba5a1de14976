import { useReducer } from 'react'

import { isCutOut } from './cut-out'

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

/** How a car is shown: an unread picture is out of sight until a canvas has read it; the host of a closed one lets none. */
type Look = 'drawing' | 'cut-out' | 'photograph' | 'photograph unread' | 'photograph closed'

/** How the pictures of this visit are shown, by address, so that one shown again looks right at once. */
const looks = new Map<string, Look>()

// A JPEG has no transparent pixels.
const firstLook = (src: string) => (/\.jpe?g$/i.test(src) ? 'photograph closed' : 'photograph unread')

/** A car's own picture, or a drawing of its model (docs/decisions.md, "Photographs and cut-outs"). */
export function CarImage({
  name,
  src,
  seed = name,
  paint = paintFor(seed),
  alt = '',
  night,
  eager = false,
}: CarImageProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const look = src === undefined ? 'drawing' : (looks.get(src) ?? firstLook(src))
  const show = (next: Look) => {
    if (src !== undefined) looks.set(src, next)
    renderAgain()
  }
  return (
    <img
      className={styles.image}
      data-picture={look}
      crossOrigin={look === 'drawing' || look === 'photograph closed' ? undefined : 'anonymous'}
      src={look === 'drawing' ? `/cars/model-${modelOf(name)}.svg#${paint}${night ? '-night' : ''}` : src}
      alt={alt}
      width={1060}
      height={380}
      loading={eager ? 'eager' : 'lazy'}
      onLoad={({ currentTarget }) => {
        if (look === 'photograph unread') show(isCutOut(currentTarget) ? 'cut-out' : 'photograph')
      }}
      onError={() => show(look === 'photograph unread' ? 'photograph closed' : 'drawing')}
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
