/** A key for each row. Ids may come twice in an answer; React would then leave rows of the last page in the table. */
export function uniqueKeys<Row>(rows: readonly Row[], idOf: (row: Row) => string): string[] {
  const times = new Map<string, number>()
  return rows.map((row) => {
    const id = idOf(row)
    const time = times.get(id) ?? 0
    times.set(id, time + 1)
    return `${time} ${id}`
  })
}
