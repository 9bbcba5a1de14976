import type { ReactNode } from 'react'

interface SlipPartProps {
  width: number
  className?: string | undefined
  children: ReactNode
}

const HEIGHT = 424

// The form is a Serbian one: its own words stay Serbian in every language of the shop. Attributes instead of styles,
// since the drawing is also saved as an image of its own.

/** A part of the slip's drawing: white paper of the form's height. */
export const SlipPart = ({ width, className, children }: SlipPartProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${width} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    className={className}
    lang="sr-Latn"
    fontFamily="Arial, Helvetica, sans-serif"
    fontSize="16"
    fill="#101613"
  >
    <rect width={width} height={HEIGHT} fill="#ffffff" />
    {children}
  </svg>
)
