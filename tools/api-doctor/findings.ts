import * as texts from './findings.json' with { type: 'json' }

export type Code = keyof typeof texts.findings

/** A problem for whoever runs the API: what was seen, what it means for the shop's users, what to change. */
export interface Finding {
  /** The fixed name of the finding, for scripts. */
  code: Code
  /** 'fault': users notice the problem, or data is open; 'risk': they may notice it. */
  weight: string
  calls: readonly string[]
  seen: string
  means: string
  change: string
}

export const finding = (
  code: Code,
  call: string,
  seen: string,
  means = texts.findings[code].means,
): Finding => ({
  code,
  calls: [call],
  seen,
  ...texts.findings[code],
  means,
})

const losses: Readonly<Record<string, string>> = texts.losses

/** What users lose if the field is missing. */
export const lossOf = (field: string): string => losses[field] ?? 'The shop does without it.'

/** The findings, faults first; the same finding in several calls becomes one. */
export function merged(findings: readonly Finding[]): Finding[] {
  const alike = new Map<string, Finding>()
  for (const found of findings) {
    const key = `${found.code} ${found.seen}`
    const known = alike.get(key)
    alike.set(key, known ? { ...known, calls: [...new Set([...known.calls, ...found.calls])] } : found)
  }
  return [...alike.values()].toSorted((a, b) => Number(a.weight === 'risk') - Number(b.weight === 'risk'))
}

/** Text of the API made safe to print: short, and without characters that a terminal would obey. */
export function quoted(value: unknown): string {
  const text = (JSON.stringify(value) ?? 'nothing').replaceAll(/[\p{Cc}\p{Cf}]/gu, '?')
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`
}

/** '1 row', '3,000 rows'. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** 'id 4', 'ids 4, 9', 'ids 4, 9, 11, 12, 15 and 3 more'. */
export function idsOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const named = rows.slice(0, 5).map((row) => quoted(row['id']))
  const more = rows.length > named.length ? ` and ${rows.length - named.length} more` : ''
  return `${rows.length === 1 ? 'id' : 'ids'} ${named.join(', ')}${more}`
}
