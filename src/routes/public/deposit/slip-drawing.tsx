import type { ReactNode, Ref, SVGProps } from 'react'

import type { DepositPayment } from '@/reservations/deposit/payment'
import { QrCode } from '@/reservations/deposit/qr-code'

import styles from './slip-drawing.module.css'

interface SlipDrawingProps {
  payment: DepositPayment
  /** The text that marks every part of a sample slip. */
  mark: string | undefined
  label: string
  ref: Ref<HTMLDivElement>
}

// The form is Serbian: its labels stay Serbian in every language of the shop. The look is set by attributes instead
// of styles, since the drawing is also saved as an image.

/**
 * The deposit's payment slip in the layout of the Serbian form ("Nalog za uplatu"), with its QR code. Its three parts
 * stand side by side where there is space, and below each other on a phone.
 */
export function SlipDrawing({ payment, mark, label, ref }: SlipDrawingProps) {
  const { receiver, code, formattedAccount, formattedAmount, reference, subject, qrText } = payment
  return (
    <div ref={ref} role="img" aria-label={label} className={styles.slip}>
      <SlipPart width={440}>
        <SlipMark x={416} y={37} textAnchor="end" text={mark} />
        <SlipBox x={24} y={44} width={392} height={78} name="platilac" text="" />
        <SlipBox x={24} y={152} width={392} height={78} name="svrha uplate" text={subject} />
        <SlipBox x={24} y={260} width={392} height={78} name="primalac" text={receiver} />
        <SlipLine x={24} y={384} width={180} name="potpis platioca" />
        <SlipLine x={236} y={384} width={180} name="mesto i datum prijema" />
      </SlipPart>
      <SlipPart width={440} className={styles.right}>
        <path d="M.5 20V404" stroke="#4d5a53" className={styles.divider} />
        <SlipMark x={24} y={34} text={mark} />
        <text x="416" y="34" textAnchor="end" fontSize="19" fontWeight="700" letterSpacing="1">
          NALOG ZA UPLATU
        </text>
        <SlipBox x={24} y={82} width={92} height={40} name="šifra plaćanja" text={code} />
        <SlipBox x={132} y={82} width={66} height={40} name="valuta" text="RSD" />
        <SlipBox x={214} y={82} width={202} height={40} name="iznos" text={`=${formattedAmount}`} />
        <SlipBox x={24} y={152} width={392} height={40} name="račun primaoca" text={formattedAccount} />
        <SlipBox x={24} y={222} width={92} height={40} name="broj modela" text="97" />
        <SlipBox x={132} y={222} width={284} height={40} name="poziv na broj (odobrenje)" text={reference} />
        <SlipLine x={24} y={384} width={180} name="datum izvršenja" />
      </SlipPart>
      <SlipPart width={300} className={styles.code}>
        <path d="M.5 20V404" stroke="#4d5a53" className={styles.divider} />
        <QrCode text={qrText} x={20} y={48} size={260} />
        <text x="150" y="344" textAnchor="middle" fontSize="20" fontWeight="700">
          NBS IPS QR
        </text>
        <SlipMark x={150} y={374} textAnchor="middle" text={mark} />
      </SlipPart>
    </div>
  )
}

interface SlipPartProps {
  width: number
  className?: string | undefined
  children: ReactNode
}

const HEIGHT = 424

const SlipPart = ({ width, className, children }: SlipPartProps) => (
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

// Black, so that the mark stays legible in print and in copies.
const SlipMark = ({
  text,
  ...place
}: Pick<SVGProps<SVGTextElement>, 'x' | 'y' | 'textAnchor'> & { text: string | undefined }) =>
  text === undefined ? null : (
    <text {...place} fontWeight="700">
      {text}
    </text>
  )

interface SlipLineProps {
  x: number
  y: number
  width: number
  name: string
}

interface SlipBoxProps extends SlipLineProps {
  height: number
  text: string
}

const PADDING = 10
const LINE_HEIGHT = 21

const SlipBox = ({ x, y, width, height, name, text }: SlipBoxProps) => (
  <g>
    <text x={x} y={y - 7} fontSize="14" fill="#3d4842">
      {name}
    </text>
    <rect x={x} y={y} width={width} height={height} fill="none" stroke="#3d4842" />
    {linesOf(text, width - 2 * PADDING).map((line, row) => (
      <text key={line} x={x + PADDING} y={y + 25 + row * LINE_HEIGHT}>
        {line}
      </text>
    ))}
  </g>
)

const SlipLine = ({ x, y, width, name }: SlipLineProps) => (
  <g>
    <path d={`M${x} ${y + 0.5}h${width}`} stroke="#3d4842" />
    <text x={x} y={y + 18} fontSize="14" fill="#3d4842">
      {name}
    </text>
  </g>
)

// An upper bound: letters differ in width, but no text is wider than this on average.
const LETTER_WIDTH = 8.6

function linesOf(text: string, width: number): string[] {
  const maxLetters = Math.floor(width / LETTER_WIDTH)
  const lines: string[] = []
  for (const line of text.split('\n')) {
    let rest = line
    while (rest.length > maxLetters) {
      const blank = rest.lastIndexOf(' ', maxLetters)
      const end = blank > 0 ? blank : maxLetters
      lines.push(rest.slice(0, end))
      rest = rest.slice(end).trimStart()
    }
    if (rest !== '') lines.push(rest)
  }
  return lines
}
