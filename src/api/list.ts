import * as v from 'valibot'

const reported = new Set<string>()

/**
 * A list whose unreadable rows are dropped, so that one bad row never empties a screen; the first loss of each
 * list is logged once.
 */
export const listOf = <Output>(name: string, row: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => {
      const readable: Output[] = []
      for (const candidate of rows) {
        const result = v.safeParse(row, candidate)
        if (result.success) readable.push(result.output)
      }
      const lost = rows.length - readable.length
      if (lost > 0 && !reported.has(name)) {
        reported.add(name)
        console.warn(`${lost} of ${rows.length} ${name} could not be read and are left out`)
      }
      return readable
    }),
  )
