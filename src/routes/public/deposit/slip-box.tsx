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

/** A named box of the slip with its text, in as many lines as the box is wide enough for. */
export const SlipBox = ({ x, y, width, height, name, text }: SlipBoxProps) => (
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

/** A line of the slip to be filled in by hand. */
export const SlipLine = ({ x, y, width, name }: SlipLineProps) => (
  <g>
    <path d={`M${x} ${y + 0.5}h${width}`} stroke="#3d4842" />
    <text x={x} y={y + 18} fontSize="14" fill="#3d4842">
      {name}
    </text>
  </g>
)

// Of the drawing's letters, whose widths differ; no line of words is wider.
const LETTER_WIDTH = 8.6

function linesOf(text: string, width: number): string[] {
  const most = Math.floor(width / LETTER_WIDTH)
  const lines: string[] = []
  for (const line of text.split('\n')) {
    let rest = line
    while (rest.length > most) {
      const blank = rest.lastIndexOf(' ', most)
      const end = blank > 0 ? blank : most
      lines.push(rest.slice(0, end))
      rest = rest.slice(end).trimStart()
    }
    if (rest !== '') lines.push(rest)
  }
  return lines
}
