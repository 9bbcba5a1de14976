interface WithId {
  id: string
}

/** The rows on the screen as they are now, and how many further ones belong there. */
export interface FollowedRows<Row> {
  rows: readonly Row[]
  /** How many rows of the latest list are found, but not on the screen. */
  waiting: number
}

/**
 * Follows a list without moving what is on the screen: each row keeps its place with its latest values, also where these
 * are no longer looked for; new ones are only counted. `find` gives the rows that are looked for.
 */
export function followRows<Row extends WithId>(
  shown: readonly Row[],
  latest: readonly Row[],
  find: (rows: readonly Row[]) => readonly Row[],
): FollowedRows<Row> {
  const byId = new Map(latest.map((row) => [row.id, row]))
  const rows = shown.flatMap(({ id }) => byId.get(id) ?? [])
  return { rows, waiting: Math.max(0, find(latest).length - find(rows).length) }
}
