/** The rows of one resource, in the order of their ids. */
export interface Table<Row extends { readonly id: number }> {
  all(): readonly Row[]
  get(id: number): Row | undefined
  /** Adds the row made for the next free id; an id is never given twice. */
  insert(make: (id: number) => Row): Row
  /** Puts the row in the place of the one with its id. */
  replace(row: Row): void
  remove(id: number): void
  /** All rows as JSON in UTF-8, written once until something changes. */
  json(): Uint8Array<ArrayBuffer>
}

export function createTable<Row extends { readonly id: number }>(seeds: readonly Row[]): Table<Row> {
  const rows = new Map<number, Row>()
  let lastId = 0
  for (const row of seeds) {
    rows.set(row.id, row)
    lastId = Math.max(lastId, row.id)
  }
  let list: readonly Row[] | undefined
  let bytes: Uint8Array<ArrayBuffer> | undefined
  const changed = () => {
    list = undefined
    bytes = undefined
  }
  const all = () => (list ??= [...rows.values()])

  return {
    all,
    get: (id) => rows.get(id),
    insert(make) {
      lastId += 1
      const row = make(lastId)
      rows.set(row.id, row)
      changed()
      return row
    },
    replace(row) {
      rows.set(row.id, row)
      changed()
    },
    remove(id) {
      if (rows.delete(id)) changed()
    },
    // A list of 100,000 rows is asked for far more often than it changes.
    json: () => (bytes ??= new TextEncoder().encode(JSON.stringify(all()))),
  }
}
