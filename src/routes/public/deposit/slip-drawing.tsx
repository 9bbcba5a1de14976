import type { ReactNode, Ref, SVGProps } from 'react'
import { useTranslation } from 'react-i18next'

import { IS_SAMPLE_DATA } from '@/company/placeholders'
import type { DepositPayment } from '@/reservations/deposit/payment'
import { QrCode } from '@/reservations/deposit/qr-code'

import styles from './slip-drawing.module.css'

interface SlipDrawingProps {
  payment: DepositPayment
  label: string
  ref: Ref<HTMLDivElement>
}

// The form is Serbian: its labels stay Serbian in every language of the shop. The look is set by attributes instead
// of styles, since the drawing is also saved as an image.

/**
 * The deposit's payment slip in the layout of the Serbian form ("Nalog za uplatu"), with its QR code. Its three parts
 * stand side by side where there is space, and below each other on a phone.
 */
export function SlipDrawing({ payment, label, ref }: SlipDrawingProps) {
  const { receiver, code, formattedAccount, formattedAmount, reference, subject, qrText } = payment
  return (
    <div ref={ref} role="img" aria-label={label} className={styles.slip}>
      <SlipPart x={0} width={440}>
        <SlipMark x={416} y={37} textAnchor="end" />
        <SlipBox x={24} y={44} width={392} height={78} name="platilac" text="" />
        <SlipBox x={24} y={152} width={392} height={78} name="svrha uplate" text={subject} />
        <SlipBox x={24} y={260} width={392} height={78} name="primalac" text={receiver} />
        <SlipLine x={24} y={384} width={180} name="potpis platioca" />
        <SlipLine x={236} y={384} width={180} name="mesto i datum prijema" />
      </SlipPart>
      <SlipPart x={440} width={440} className={styles.right}>
        <path d="M.5 20V404" stroke="#4d5a53" className={styles.divider} />
        <SlipMark x={24} y={34} />
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
      <SlipPart x={880} width={300} className={styles.code}>
        <path d="M.5 20V404" stroke="#4d5a53" className={styles.divider} />
        <QrCode text={qrText} x={20} y={48} size={260} />
        <text x="150" y="344" textAnchor="middle" fontSize="20" fontWeight="700">
          NBS IPS QR
        </text>
        <SlipMark x={150} y={374} textAnchor="middle" />
      </SlipPart>
    </div>
  )
}

/** The size of the three parts side by side. */
export const SLIP_SIZE = { width: 1180, height: 424 }

interface SlipPartProps {
  /** Where the part begins in the saved image. */
  x: number
  width: number
  className?: string | undefined
  children: ReactNode
}

const SlipPart = ({ x, width, className, children }: SlipPartProps) => (
  <svg
    x={x}
    width={width}
    height={SLIP_SIZE.height}
    viewBox={`0 0 ${width} ${SLIP_SIZE.height}`}
    preserveAspectRatio="xMidYMid slice"
    className={className}
    lang="sr-Latn"
    fontFamily="Arial, Helvetica, sans-serif"
    fontSize="16"
    fill="#101613"
  >
    <rect width={width} height={SLIP_SIZE.height} fill="#ffffff" />
    {children}
  </svg>
)

/** Marks a part of a slip with sample data; black, so that the mark stays legible in print and in copies. */
function SlipMark(place: Pick<SVGProps<SVGTextElement>, 'x' | 'y' | 'textAnchor'>) {
  const { t } = useTranslation()
  if (!IS_SAMPLE_DATA) return null
  return (
    <text {...place} fontWeight="700">
      {t('sampleData')}
    </text>
  )
}

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

/** Breaks a text at its line breaks and spaces; a word that is longer than a line also inside. */
function linesOf(text: string, width: number): string[] {
  const maxLetters = Math.floor(width / LETTER_WIDTH)
  return text.match(new RegExp(`\\S.{0,${maxLetters - 1}}(?!\\S)|\\S{${maxLetters}}`, 'g')) ?? []
}
