import { useId, type ReactNode } from 'react'

import { CarImage, modelOf } from '@/ui/car-image'
import { TAIL_LAMPS } from '@/ui/tail-lamps'

import { CAR_SHAPES } from './car-shapes'
import type { CarState } from './use-command-log'

import styles from './car-drawing.module.css'

interface CarDrawingProps {
  name: string
  seed: string
  car: CarState
}

/** The drawing of the car, which shows what was commanded. Decoration: the log and the texts say the same. */
export function CarDrawing({ name, seed, car }: CarDrawingProps) {
  const model = modelOf(name)
  const shape = CAR_SHAPES[model]
  const [x, y] = shape.port
  const id = useId()
  // The day drawing, darkened, and over it the night drawing with its lamps on.
  const picture = (
    <>
      <div className={styles.unlit}>
        <CarImage name={name} seed={seed} eager />
      </div>
      <div className={styles.lit}>
        <CarImage name={name} seed={seed} night eager />
      </div>
    </>
  )
  // The cable runs along the road and out of the picture at its edge.
  const cable = `M${x} ${y}C${x + 70} ${y + 30} ${x + 20} 352 ${x + 150} 352H2400`
  return (
    <div
      className={styles.drawing}
      aria-hidden="true"
      data-power={car.isOn}
      data-windows={car.areWindowsOpen}
      data-climate={car.isClimateOn}
      data-charging={car.isCharging}
    >
      {picture}
      <Lid outline={shape.hood} angle={36} isOpen={car.isFrontOpen}>
        {picture}
      </Lid>
      <Lid outline={shape.hatch} angle={shape.hatchAngle} isOpen={car.isRearOpen}>
        {picture}
      </Lid>
      <svg viewBox={VIEW}>
        {/* The panes of the doors slide down and leave a gap. */}
        <mask id={id}>
          {[shape.frontPane, shape.rearPane].map(([from, to]) => (
            <rect key={from} x={from} width={to - from} height="200" fill="#fff" />
          ))}
          <path className={styles.pane} d={shape.glass} />
        </mask>
        <path className={styles.gap} d={shape.glass} mask={`url(#${id})`} />
        <g className={styles.air}>
          <path d="M454 100q10-9 20 0t20 0 20 0" />
          <path d="M438 116q10-9 20 0t20 0 20 0 20 0" />
          <path d="M422 132q10-9 20 0t20 0 20 0 20 0" />
        </g>
        <path className={styles.cable} d={cable} pathLength={1} />
        <path className={styles.current} d={cable} />
        {/* A new element each time, so that a repeated signal is animated again. */}
        {car.signal && (
          <g key={car.signal.number} className={styles.signal} data-command={car.signal.command}>
            <path d={shape.headLamp} />
            <path d={TAIL_LAMPS[model]} />
            <circle cx={60} cy={245} r={64} />
            <circle cx={60} cy={245} r={64} />
          </g>
        )}
      </svg>
    </div>
  )
}

const VIEW = '0 0 1060 380'

interface LidProps {
  /** The outline, from the corner around which the lid turns. */
  outline: string
  /** How far it turns to open, in degrees. */
  angle: number
  isOpen: boolean
  /** The picture from which the lid is cut out. */
  children: ReactNode
}

function Lid({ outline, angle, isOpen, children }: LidProps) {
  const corners = outline.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number)
    return `${(x / 1060) * 100}% ${(y / 380) * 100}%`
  })
  const clipPath = `polygon(${corners.join(',')})`
  return (
    <div className={styles.lid} data-open={isOpen}>
      <svg viewBox={VIEW}>
        <polygon points={outline} />
      </svg>
      <div style={{ clipPath, transformOrigin: corners[0], rotate: `${isOpen ? angle : 0}deg` }}>
        {children}
      </div>
    </div>
  )
}
