import { useMutationState } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { followRows } from '@/rental/follow-rows'
import { useSortedRows, type ColumnSort, type TableOrder } from '@/ui/sort-rows'

interface FollowedOptions<Row> {
  columns: readonly { sort?: ColumnSort<Row> }[]
  order: TableOrder
  /** Those of the rows that are looked for; rows that are held may not be the latest of the list. */
  find: (rows: readonly Row[], areLatest: boolean) => readonly Row[]
  /** What the reader has chosen or asked for; the rows are renewed when it changes. */
  choice: string
}

/**
 * The rows that are looked for, sorted, which stay where they are while the list is read again by itself; new ones wait
 * (docs/decisions.md, "Lists that follow").
 */
export function useFollowedRows<Row extends { id: string }>(
  list: readonly Row[],
  { columns, order, find, choice }: FollowedOptions<Row>,
) {
  const { rows, renew } = useHeldRows(list, choice)
  const areLatest = rows === list
  const sorted = useSortedRows(rows, columns, order)
  const found = useMemo(() => find(sorted, areLatest), [find, sorted, areLatest])
  const followed = useMemo(
    () => (areLatest ? { rows: found, waiting: 0 } : followRows(found, list, (rows) => find(rows, true))),
    [areLatest, list, found, find],
  )
  return { ...followed, renew }
}

/** Holds the rows until the reader chooses, or changes something: then at once, and when the list has been read again. */
function useHeldRows<Row>(list: readonly Row[], choice: string) {
  const writes = useMutationState({
    filters: { status: 'success' },
    select: ({ state }) => state.submittedAt,
  })
  const [held, setHeld] = useState<Held<Row>>({ rows: list, choice, lastWrite: 0 })
  const lastWrite = Math.max(held.lastWrite, ...writes)
  const isWritten = lastWrite > held.lastWrite
  const isReadAfterWrite = held.writtenTo !== undefined && held.writtenTo !== list
  const isRenewed = choice !== held.choice || isWritten || isReadAfterWrite
  if (isRenewed) {
    const writtenTo = isWritten ? list : isReadAfterWrite ? undefined : held.writtenTo
    setHeld({ rows: list, choice, lastWrite, writtenTo })
  }
  return { rows: isRenewed ? list : held.rows, renew: () => setHeld({ ...held, rows: list }) }
}

interface Held<Row> {
  rows: readonly Row[]
  choice: string
  /** When the reader's last change was sent. */
  lastWrite: number
  /** The list when that change was done, which has yet to be read again. */
  writtenTo?: readonly Row[] | undefined
}
