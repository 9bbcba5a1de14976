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
  const figures: { row: Row; value: number }[] = []
  // Of 100,000 rows many have the same text, and a collator takes its time: each is compared once.
  const texts = new Map<string, Row[]>()
  const others: Row[] = []
  for (const row of rows) {
    const value = valueOf(row)
    if (typeof value === 'number') figures.push({ row, value })
    else if (value === undefined) others.push(row)
    else {
      const group = texts.get(value)
      if (group) group.push(row)
      else texts.set(value, [row])
    }
  }
  figures.sort((a, b) => (descending ? b.value - a.value : a.value - b.value))
  const groups = [...texts].toSorted(([a], [b]) => collator.compare(a, b))
  if (descending) groups.reverse()
  // One by one: to flatten the groups takes as long again as all the rest.
  const byFigure = figures.map(({ row }) => row)
  const byText: Row[] = []
  for (const [, group] of groups) for (const row of group) byText.push(row)
  return descending ? [...byText, ...byFigure, ...others] : [...byFigure, ...byText, ...others]
}

/** An id as it is sorted: by size where it is a number (docs/decisions.md, "Ids as text"). */
export const idValue = (id: string): SortValue => (/^\d{1,15}$/.test(id) ? Number(id) : id)
