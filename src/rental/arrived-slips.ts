import { awaitsConfirmation, type StatusAndSlip } from './status.ts'

/** The slips among these rows that wait to be checked and did not before: new ones, and those with another picture. */
export function arrivedSlips<Row extends StatusAndSlip & { id: string }>(
  before: readonly Row[],
  now: readonly Row[],
): Row[] {
  const known = new Map<string, string | undefined>()
  for (const row of before) if (awaitsConfirmation(row)) known.set(row.id, row.slipImage)
  return now.filter((row) => awaitsConfirmation(row) && known.get(row.id) !== row.slipImage)
}
