import encodeQR from 'qr'

interface QrCodeProps {
  text: string
  x: number
  y: number
  size: number
}

// The standard asks for four modules around the code (ISO/IEC 18004).
const QUIET_ZONE = 4

/** A QR code of error correction level M, as part of a drawing. */
export function QrCode({ text, x, y, size }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const modules = rows.length
  const dark = rows.flatMap((row, top) =>
    row.flatMap((isDark, left) => (isDark ? [`M${left} ${top}h1v1h-1z`] : [])),
  )
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  )
}
