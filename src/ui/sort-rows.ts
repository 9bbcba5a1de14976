import { useMemo } from 'react'

import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'

/** The value a row is sorted by; undefined if the row does not have it. */
export type SortValue = string | number | undefined

/** The column that a table is sorted by, and the direction. */
export interface TableOrder {
  by: string
  descending: boolean
}

/** How a column sorts the rows of a table. */
export interface ColumnSort<Row> {
  /** The column's name in the URL. */
  by: string
  value: (row: Row) => SortValue
  /** Whether numbers within the texts count by size. */
  numeric?: boolean
}

/** The rows sorted by the table's column, texts as the reader's language sorts them. */
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

/** The rows sorted by a value: ascending, numbers before texts; equal ones as they were, those without a value last. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
  collator: Intl.Collator,
): Row[] {
  // Most APIs list by ID.
  if (isAscending(rows, valueOf)) return descending ? rows.toReversed() : [...rows]
  // Of 100,000 rows many have the same value, and comparing takes longest: each value is compared once.
  const groups = new Map<SortValue, Row[]>()
  for (const row of rows) {
    const value = valueOf(row)
    const group = groups.get(value)
    if (group) group.push(row)
    else groups.set(value, [row])
  }
  const values = [...groups.keys()]
  const figures = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
  const texts = values.filter((value) => typeof value === 'string').toSorted(collator.compare)
  const inOrder = descending ? [...figures, ...texts].toReversed() : [...figures, ...texts]
  // A loop, since flattening the groups takes as long again as all the rest.
  const sorted: Row[] = []
  for (const value of [...inOrder, undefined]) for (const row of groups.get(value) ?? []) sorted.push(row)
  return sorted
}

/** Whether the values are numbers, each larger than the one before. */
function isAscending<Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue): boolean {
  let before = -Infinity
  return rows.every((row) => {
    const value = valueOf(row)
    if (typeof value !== 'number' || value <= before) return false
    before = value
    return true
  })
}

/** The value to sort an ID by: a number if the ID is one (docs/engineering.md, "Ids as text"). */
export const idValue = (id: string): SortValue => (/^\d{1,15}$/.test(id) ? Number(id) : id)
