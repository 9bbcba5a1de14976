/** By what a row is sorted; undefined where the row does not have it. */
export type SortValue = string | number | undefined

/**
 * The rows by a value of theirs: figures by size and before texts, texts as the collator has them. Rows without the
 * value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
  collator: Intl.Collator,
): Row[] {
  const turn = descending ? -1 : 1
  // Each value is taken once, not at every comparison.
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined)
      return turn * compare(a.value, b.value, collator)
    })
    .map(({ row }) => row)
}

function compare(a: string | number, b: string | number, collator: Intl.Collator): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  return typeof b === 'number' ? 1 : collator.compare(a, b)
}

/** An id as it is sorted: by size where it is a number (D14). */
export const idValue = (id: string): SortValue => (/^\d{1,15}$/.test(id) ? Number(id) : id)
