import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { Button } from '@/ui/button'
import { Cluster } from '@/ui/layout'

import styles from './slip-review.module.css'

const ZOOMS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const

/** As in full size elsewhere: a photograph of 4,000 px would be a labyrinth. */
const WIDEST_PX = 1_200

/** A picture in a dialog that can be zoomed and turned; the mouse moves it, as the dialog's scrollbars do. */
export function TurnableImage({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation('desk')
  const { figure } = useFormats()
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [step, setStep] = useState<number>(ZOOMS.indexOf(1))
  const [turns, setTurns] = useState(0)
  const zoom = ZOOMS[step] ?? 1
  const dialog = () => frame.current?.closest('dialog')

  /** Zooms around the middle of what is in sight. */
  const zoomTo = (wanted: number) => {
    const view = dialog()
    if (ZOOMS[wanted] === undefined || !view) return
    const x = (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth
    const y = (view.scrollTop + view.clientHeight / 2) / view.scrollHeight
    flushSync(() => setStep(wanted))
    view.scrollLeft = x * view.scrollWidth - view.clientWidth / 2
    view.scrollTop = y * view.scrollHeight - view.clientHeight / 2
  }
  const shown = size && { width: size.width * zoom, height: size.height * zoom }
  const isLying = turns % 2 === 1
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        style={shown && isLying ? { width: shown.height, height: shown.width } : shown}
        onPointerMove={({ buttons, pointerType, movementX, movementY }) =>
          buttons === 1 && pointerType === 'mouse' && dialog()?.scrollBy(-movementX, -movementY)
        }
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          style={shown && { ...shown, rotate: `${turns * 90}deg` }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            const scale = Math.min(1, WIDEST_PX / naturalWidth)
            if (naturalWidth > 0) setSize({ width: naturalWidth * scale, height: naturalHeight * scale })
          }}
        />
      </div>
      <Cluster gap={2} className={styles.tools}>
        <Button aria-disabled={step === 0} onClick={() => zoomTo(step - 1)}>
          {t('review.zoomOut')}
        </Button>
        <Button aria-disabled={step === ZOOMS.length - 1} onClick={() => zoomTo(step + 1)}>
          {t('review.zoomIn')}
        </Button>
        <Button onClick={() => setTurns(turns + 1)}>{t('review.turn')}</Button>
        <p role="status">{t('review.zoom', { percent: figure(zoom * 100) })}</p>
      </Cluster>
    </>
  )
}
