import { useState } from 'react'

import { CarImage } from '@/ui/car-image'

import { useHydrated } from '@/ui/use-hydrated'

import styles from './hero-car.module.css'

/**
 * The car of the first screen. The page that is drawn at build time holds the drawing itself (tools/pages), in a shadow
 * root whose names and rules are its own; React finds an empty element there and leaves it.
 */
export function HeroCar() {
  const isTakenOver = useHydrated()
  const [isInPage] = useState(!isTakenOver)
  return isInPage ? (
    <div className={styles.drawing} data-drawing="model-s pearl" />
  ) : (
    <CarImage name="Model S" paint="pearl" eager />
  )
}
