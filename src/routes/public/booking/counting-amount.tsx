import { useEffect, useState } from 'react'

import type { Para } from '@/rental/money'

import styles from './counting-amount.module.css'

interface CountingAmountProps {
  amount: Para
  /** Formats the amount as a single text, since page translation replaces the texts of a page. */
  text: (amount: Para) => string
}

/** An amount that visibly counts to its new value, unless motion is reduced; its text changes at once. */
export function CountingAmount({ amount, text }: CountingAmountProps) {
  const [shown, setShown] = useState(amount)
  const isCounting = shown !== amount && matchMedia('(prefers-reduced-motion: no-preference)').matches
  useEffect(() => {
    if (!isCounting) return undefined
    // Each frame goes a fifth of the way, in whole din: about 40 frames for any amount.
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
