/** A key for each row. An answer may have an ID twice; React would then keep rows of the previous page in the table. */
export function uniqueKeys<Row>(rows: readonly Row[], idOf: (row: Row) => string): string[] {
  const times = new Map<string, number>()
  return rows.map((row) => {
    const id = idOf(row)
    const time = times.get(id) ?? 0
    times.set(id, time + 1)
    return `${time} ${id}`
  })
}
