import { useMemo } from 'react'

import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'

/** By what a row is sorted; undefined where the row does not have it. */
export type SortValue = string | number | undefined

/** By which column a table is sorted, and which way. */
export interface TableOrder {
  by: string
  descending: boolean
}

/** How a table is sorted by a column. */
export interface ColumnSort<Row> {
  /** The column's name in the URL. */
  by: string
  value: (row: Row) => SortValue
  /** Whether figures within its texts count by size. */
  numeric?: boolean
}

/** The rows in the order of the column the table is sorted by, as the reader's language has it. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly { sort?: ColumnSort<Row> }[],
  { by, descending }: TableOrder,
): readonly Row[] {
  const { language } = useFormats()
  const sort = columns.find((column) => column.sort?.by === by)?.sort
  return useMemo(() => {
    if (sort === undefined) return rows
    const collator = new Intl.Collator(LANGUAGE_FACTS[language].tag, { numeric: sort.numeric ?? false })
    return sortRows(rows, sort.value, descending, collator)
  }, [rows, sort, descending, language])
}

/**
 * The rows by a value of theirs: figures by size and before texts, texts as the collator has them. Equal ones stay in
 * their order, and rows without the value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
  collator: Intl.Collator,
): Row[] {
  const values = rows.map(valueOf)
  const keyOf = keyReader(values, collator)
  const turn = descending ? -1 : 1
  const keys = Float64Array.from(values, (value) => (value === undefined ? Infinity : turn * keyOf(value)))
  // Places in a typed array sort twice as fast as objects. Infinity less itself is NaN, which counts as equal.
  const places = Uint32Array.from(keys.keys()).toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
  const sorted: Row[] = []
  for (const place of places) {
    const row = rows[place]
    if (row !== undefined) sorted.push(row)
  }
  return sorted
}

/** Gives each value a number to sort by: figures themselves, texts their rank after the highest figure. */
function keyReader(values: readonly SortValue[], { compare }: Intl.Collator) {
  const texts = new Set<string>()
  let afterFigures = 0
  for (const value of values) {
    if (typeof value === 'string') texts.add(value)
    else if (value !== undefined && value >= afterFigures) afterFigures = value + 1
  }
  // Each text is compared once, however many rows have it.
  const ranks = new Map([...texts].toSorted(compare).map((text, rank) => [text, afterFigures + rank]))
  return (value: string | number) => (typeof value === 'number' ? value : (ranks.get(value) ?? Infinity))
}

/** An id as it is sorted: by size where it is a number (docs/decisions.md, "Ids as text"). */
export const idValue = (id: string): SortValue => (/^\d{1,15}$/.test(id) ? Number(id) : id)
