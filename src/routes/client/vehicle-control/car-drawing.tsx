import { useId } from 'react'

import { CarImage, modelOf } from '@/ui/car-image'

import { CAR_SHAPES, type CarShape } from './car-shapes'
import type { CarState, Signal } from './car-state'

import styles from './car-drawing.module.css'

interface Car {
  name: string
  seed: string
}

/** The drawing of the car, which shows what was commanded. Decoration: the log and the texts say the same. */
export function CarDrawing({ name, seed, car }: Car & { car: CarState }) {
  const shape = CAR_SHAPES[modelOf(name)]
  const { hood, hoodHinge, hatch, hatchHinge, hatchAngle } = shape
  return (
    <div
      className={styles.drawing}
      aria-hidden="true"
      data-power={car.isOn ? 'on' : 'off'}
      data-hood={car.isFrontOpen ? 'open' : 'shut'}
      data-hatch={car.isRearOpen ? 'open' : 'shut'}
      data-windows={car.areWindowsOpen ? 'vented' : 'closed'}
      data-climate={car.isClimateOn ? 'on' : 'off'}
      data-charging={car.isCharging ? 'on' : 'off'}
      data-port={car.isPortOpen || car.isCharging ? 'open' : 'shut'}
    >
      <CarLayers name={name} seed={seed} />
      <svg viewBox={VIEW}>
        <polygon className={styles.hoodOpening} points={hood} />
        <polygon className={styles.hatchOpening} points={hatch} />
      </svg>
      <div className={styles.hood} style={lidStyle(hood, hoodHinge, 36)}>
        <CarLayers name={name} seed={seed} />
      </div>
      <div className={styles.hatch} style={lidStyle(hatch, hatchHinge, hatchAngle)}>
        <CarLayers name={name} seed={seed} />
      </div>
      <svg viewBox={VIEW}>
        <Windows shape={shape} />
        <Air at={shape.air} />
        <Cable port={shape.port} />
        {/* A new element each time, so that a repeated signal is animated again. */}
        {car.signal && <SignalDrawing key={car.signal.number} kind={car.signal.kind} shape={shape} />}
      </svg>
    </div>
  )
}

const VIEW = '0 0 1060 380'

const place = ([x, y]: readonly [number, number]) => `${(x / 1060) * 100}% ${(y / 380) * 100}%`

const clip = (points: string) => {
  const corners = points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return place([x, y])
  })
  return `polygon(${corners.join(',')})`
}

/** Cuts a lid out of the drawing; it opens by the angle, in degrees, around its hinge. */
const lidStyle = (points: string, hinge: readonly [number, number], angle: number) => ({
  clipPath: clip(points),
  transformOrigin: place(hinge),
  '--angle': `${angle}deg`,
})

/** The day drawing, darkened, and over it the night drawing with its lamps on. */
function CarLayers({ name, seed }: Car) {
  return (
    <>
      <div className={styles.unlit}>
        <CarImage name={name} seed={seed} eager />
      </div>
      <div className={styles.lit}>
        <CarImage name={name} seed={seed} night eager />
      </div>
    </>
  )
}

/** The door windows: their panes slide down and leave a gap. */
function Windows({ shape: { glass, panes } }: { shape: CarShape }) {
  const id = useId()
  return (
    <g>
      <clipPath id={`${id}-glass`}>
        <path d={glass} />
      </clipPath>
      <mask id={`${id}-gap`}>
        {panes.map(([from, to]) => (
          <rect key={from} x={from} width={to - from} height="200" fill="#fff" />
        ))}
        <path className={styles.pane} d={glass} />
      </mask>
      <g clipPath={`url(#${id}-glass)`}>
        <path className={styles.gap} d={glass} mask={`url(#${id}-gap)`} />
      </g>
    </g>
  )
}

function Air({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g className={styles.air} transform={`translate(${x} ${y})`}>
      <path d="M24 0q10-9 20 0t20 0 20 0" />
      <path d="M8 16q10-9 20 0t20 0 20 0 20 0" />
      <path d="M-8 32q10-9 20 0t20 0 20 0 20 0" />
    </g>
  )
}

function Cable({ port: [x, y] }: { port: readonly [number, number] }) {
  // The cable runs along the road and out of the picture at its edge.
  const path = `M${x} ${y}C${x + 70} ${y + 30} ${x + 20} 352 ${x + 150} 352H2400`
  return (
    <>
      <path className={styles.cable} d={path} pathLength={1} />
      <path className={styles.current} d={path} />
      <circle className={styles.port} cx={x} cy={y} r="7" />
    </>
  )
}

function SignalDrawing({ kind, shape }: { kind: Signal['kind']; shape: CarShape }) {
  const id = useId()
  const { headLampCentre, tailLampCentre, headLamp, tailLamp } = shape
  if (kind === 'honk') {
    return (
      <g className={styles.honk}>
        <circle cx={headLampCentre[0] - 20} cy={headLampCentre[1] + 40} r="64" />
        <circle cx={headLampCentre[0] - 20} cy={headLampCentre[1] + 40} r="64" />
      </g>
    )
  }
  return (
    <g className={styles[kind]}>
      {(['before', 'behind'] as const).map((side) => (
        <radialGradient key={side} id={`${id}-${side}`}>
          <stop className={styles[side]} />
          <stop className={styles[side]} offset="1" stopOpacity="0" />
        </radialGradient>
      ))}
      <path className={styles.before} d={headLamp} />
      <path className={styles.behind} d={tailLamp} />
      <ellipse cx={headLampCentre[0]} cy={headLampCentre[1]} rx="110" ry="60" fill={`url(#${id}-before)`} />
      <ellipse cx={tailLampCentre[0]} cy={tailLampCentre[1]} rx="100" ry="50" fill={`url(#${id}-behind)`} />
    </g>
  )
}
