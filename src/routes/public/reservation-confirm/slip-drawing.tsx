import type { Ref } from 'react'

import type { DepositPayment } from './deposit-payment'
import { QrCode } from './qr-code'

interface SlipDrawingProps {
  payment: DepositPayment
  /** What the drawing shows, in words. */
  label: string
  ref: Ref<SVGSVGElement>
}

// The form is a Serbian one: its own words stay Serbian in every language of the shop. Attributes instead of styles,
// since the drawing is also saved as an image of its own.

/** The deposit's payment slip in the layout of the Serbian form, with its QR code beside it (facts, section 1). */
export function SlipDrawing({ payment, label, ref }: SlipDrawingProps) {
  const { receiver, code, accountWritten, amountWritten, reference, subject, qrText } = payment
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1240 430"
      role="img"
      aria-label={label}
      lang="sr-Latn"
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize="15"
      fill="#16211c"
    >
      <rect width="1240" height="430" fill="#ffffff" />
      <path d="M490 20V350M960 20V410" stroke="#9aa69f" fill="none" />
      <Box x={24} y={44} width={440} height={76} name="platilac" lines={[]} />
      <Box x={24} y={144} width={440} height={76} name="svrha uplate" lines={wrap(subject)} />
      <Box x={24} y={244} width={440} height={76} name="primalac" lines={receiver.split('\n')} />
      <text x="936" y="32" textAnchor="end" fontSize="17" fontWeight="700" letterSpacing="1">
        NALOG ZA UPLATU
      </text>
      <Box x={516} y={64} width={80} height={34} name="šifra plaćanja" lines={[code]} />
      <Box x={626} y={64} width={70} height={34} name="valuta" lines={['RSD']} />
      <Box x={716} y={64} width={220} height={34} name="iznos" lines={[`=${amountWritten}`]} />
      <Box x={516} y={130} width={420} height={34} name="račun primaoca" lines={[accountWritten]} />
      <Box x={516} y={196} width={80} height={34} name="broj modela" lines={['97']} />
      <Box x={626} y={196} width={310} height={34} name="poziv na broj (odobrenje)" lines={[reference]} />
      <Line x={24} y={374} width={200} name="potpis platioca" />
      <Line x={264} y={374} width={200} name="mesto i datum prijema" />
      <Line x={516} y={374} width={200} name="datum izvršenja" />
      <QrCode text={qrText} x={984} y={60} size={232} />
      <text x="1100" y="326" textAnchor="middle" fontSize="19" fontWeight="700">
        NBS IPS QR
      </text>
    </svg>
  )
}

interface BoxProps {
  x: number
  y: number
  width: number
  height: number
  name: string
  lines: string[]
}

const Box = ({ x, y, width, height, name, lines }: BoxProps) => (
  <g>
    <text x={x} y={y - 6} fontSize="12.5" fill="#4d5a53">
      {name}
    </text>
    <rect x={x} y={y} width={width} height={height} fill="none" stroke="#4d5a53" />
    {lines.map((line, row) => (
      <text key={line} x={x + 10} y={y + 22 + row * 20}>
        {line}
      </text>
    ))}
  </g>
)

const Line = ({ x, y, width, name }: Omit<BoxProps, 'height' | 'lines'>) => (
  <g>
    <path d={`M${x} ${y}h${width}`} stroke="#4d5a53" />
    <text x={x} y={y + 16} fontSize="12.5" fill="#4d5a53">
      {name}
    </text>
  </g>
)

const LINE_LENGTH = 50

// The subject fits one line but for very long ids.
const wrap = (text: string): string[] =>
  text.length <= LINE_LENGTH ? [text] : [text.slice(0, LINE_LENGTH), text.slice(LINE_LENGTH)]
