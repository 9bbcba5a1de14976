import { useMutationState } from '@tanstack/react-query'
import { useState } from 'react'

/** Rows as the reader has them before them, while the list goes on (docs/decisions.md, "Lists that follow"). */
export interface HeldRows<Row> {
  rows: readonly Row[]
  /** Whether the list is another one by now. */
  isOld: boolean
  /** Shows the list as it is now. */
  renew: () => void
}

/**
 * Holds the rows of a list that is read again by itself. They are renewed by what the reader does: another choice, which
 * changes the key; a press on Refresh; a change of their own, at once and when the list has been read again after it.
 */
export function useHeldRows<Row>(rows: readonly Row[], key: string, isRefreshing = false): HeldRows<Row> {
  const writes = useMutationState({
    filters: { status: 'success' },
    select: ({ state }) => state.submittedAt,
  })
  const [held, setHeld] = useState<Held<Row>>({ rows, key, isRefreshing, lastWrite: 0 })
  const lastWrite = Math.max(held.lastWrite, ...writes)
  const isWritten = lastWrite > held.lastWrite
  const isReadAfterWrite = held.writtenTo !== undefined && held.writtenTo !== rows
  const isRefreshed = held.isRefreshing && !isRefreshing
  const isRenewed = key !== held.key || isWritten || isReadAfterWrite || isRefreshed
  if (isRenewed || isRefreshing !== held.isRefreshing) {
    const writtenTo = isWritten ? rows : isReadAfterWrite ? undefined : held.writtenTo
    setHeld({ rows: isRenewed ? rows : held.rows, key, isRefreshing, lastWrite, writtenTo })
  }
  const shown = isRenewed ? rows : held.rows
  return { rows: shown, isOld: shown !== rows, renew: () => setHeld({ ...held, rows }) }
}

interface Held<Row> {
  rows: readonly Row[]
  key: string
  isRefreshing: boolean
  /** When the reader's last change was sent. */
  lastWrite: number
  /** The list when that change was done, which has yet to be read again. */
  writtenTo?: readonly Row[] | undefined
}
