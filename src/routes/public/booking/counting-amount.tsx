import { useEffect, useState } from 'react'

import type { Para } from '@/rental/money'

import styles from './counting-amount.module.css'

interface CountingAmountProps {
  amount: Para
  /** The amount in words: one text, since page translation replaces the texts of a page. */
  text: (amount: Para) => string
}

/** An amount that counts to its new value in sight, where motion is wanted; as text it is the new one at once. */
export function CountingAmount({ amount, text }: CountingAmountProps) {
  const [shown, setShown] = useState(amount)
  const isCounting = shown !== amount && matchMedia('(prefers-reduced-motion: no-preference)').matches
  useEffect(() => {
    if (!isCounting) return undefined
    // A fifth of the way on, in whole din: about 40 frames for any amount.
    const step = Math.round((amount - shown) / 500) * 100
    const frame = requestAnimationFrame(() => setShown(step === 0 ? amount : shown + step))
    return () => cancelAnimationFrame(frame)
  })
  return (
    <strong className={styles.amount} data-counted={isCounting ? text(shown) : undefined}>
      {text(amount)}
    </strong>
  )
}
