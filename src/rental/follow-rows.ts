/**
 * Follows a list without moving what is on the screen: each row keeps its place with its latest values, also where these
 * are no longer looked for; new ones are only counted, as `waiting`. `find` gives the rows that are looked for.
 */
export function followRows<Row extends { id: string }>(
  shown: readonly Row[],
  latest: readonly Row[],
  find: (rows: readonly Row[]) => readonly Row[],
) {
  const byId = new Map(latest.map((row) => [row.id, row]))
  const rows = shown.flatMap(({ id }) => byId.get(id) ?? [])
  return { rows, waiting: Math.max(0, find(latest).length - find(rows).length) }
}
