import type { Caller } from './ask.ts'
import type { Examination } from './examine.ts'
import { counted } from './findings.ts'

const WIDTH = 96

/** A labelled text, wrapped at WIDTH, with all its lines indented alike. */
const wrapped = (label: string, text: string, indent: number): string =>
  label.padEnd(indent) +
  text.replaceAll(new RegExp(`(.{1,${WIDTH - indent}})(?: |$)`, 'g'), `$1\n${' '.repeat(indent)}`).trimEnd()

const sizeOf = (bytes: number) =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1e6
      ? `${(bytes / 1e3).toFixed(1)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`

/** The report as text for a terminal: the calls, what the app would show of them, and the findings. */
export function reportText({ asked, notTried, findings }: Examination, { apiUrl, origin }: Caller): string {
  const callWidth = Math.min(48, Math.max(...asked.map(({ call }) => call.length)))
  const calls = asked.map(({ call, as, status, ms, bytes, shows }) =>
    [
      `  ${call.padEnd(callWidth)}  ${as.padEnd(9)}  ${String(status || '–').padEnd(4)}`,
      `${ms} ms`.padStart(8),
      `${sizeOf(bytes).padStart(9)}   ${shows}`,
    ].join(' '),
  )
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
    ['Requests (GET only)', ...calls].join('\n'),
    ...(notTried.length === 0
      ? []
      : [['Not tried', ...notTried.map((line) => wrapped('  -', line, 4))].join('\n')]),
    ...(findings.length === 0 ? ['Nothing found.'] : [count, ...details]),
  ].join('\n\n')
}
