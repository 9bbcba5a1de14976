import type { Examination } from './examine.ts'
import { counted } from './findings.ts'

const WIDTH = 96

/** The text in lines of that width, each after the first set in. */
function wrapped(label: string, text: string, indent: number): string {
  const lines: string[] = []
  let line = label.padEnd(indent)
  for (const word of text.split(' ')) {
    if (line.length + word.length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd())
      line = ' '.repeat(indent)
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()].join('\n')
}

const sizeOf = (bytes: number) =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1e6
      ? `${(bytes / 1e3).toFixed(1)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`

/** What was asked, what of it the app would show, and what was found, as text for a terminal. */
export function reportText(
  { asked, notTried, findings }: Examination,
  apiUrl: string,
  origin: string,
): string {
  const callWidth = Math.min(48, Math.max(...asked.map(({ call }) => call.length)))
  const calls = asked.map(({ call, as, status, ms, bytes, shows }) => {
    const figures = [String(status || '–').padEnd(4), `${ms} ms`.padStart(8), sizeOf(bytes).padStart(9)]
    return `  ${call.padEnd(callWidth)}  ${as.padEnd(9)}  ${figures.join(' ')}   ${shows}`
  })
  const details = findings.map(({ code, weight, calls, seen, means, change }, index) =>
    [
      `${String(index + 1).padStart(2)}. ${weight === 'fault' ? 'FAULT' : 'RISK'}  ${code}  ${calls.join(', ')}`,
      wrapped('    Seen', seen, 12),
      wrapped('    Means', means, 12),
      wrapped('    Change', change, 12),
    ].join('\n'),
  )
  const faults = findings.filter(({ weight }) => weight === 'fault').length
  const count = `${counted(faults, 'fault')} and ${counted(findings.length - faults, 'risk')} found.`
  return [
    `The API at ${apiUrl}, as the shop at ${origin} sees it`,
    ['Asked, by GET alone', ...calls].join('\n'),
    ...(notTried.length === 0
      ? []
      : [['Not tried', ...notTried.map((line) => wrapped('  -', line, 4))].join('\n')]),
    ...(findings.length === 0 ? ['Nothing found.'] : [count, ...details]),
  ].join('\n\n')
}
