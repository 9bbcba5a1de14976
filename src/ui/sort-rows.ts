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
  const figures: { row: Row; value: number }[] = []
  // Of 100,000 rows many have the same text, and a collator is slow: each text is compared once.
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
  const inOrder = [...texts.keys()].toSorted((a, b) => collator.compare(a, b))
  if (descending) inOrder.reverse()
  // A loop, since flattening the groups takes as long again as all the rest.
  const byFigure = figures.map(({ row }) => row)
  const byText: Row[] = []
  for (const text of inOrder) for (const row of texts.get(text) ?? []) byText.push(row)
  return descending ? [...byText, ...byFigure, ...others] : [...byFigure, ...byText, ...others]
}

/** The value to sort an ID by: a number if the ID is one (docs/engineering.md, "Ids as text"). */
export const idValue = (id: string): SortValue => (/^\d{1,15}$/.test(id) ? Number(id) : id)
