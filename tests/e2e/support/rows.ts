import type { Page } from '@playwright/test'
import * as v from 'valibot'

const Rows = v.array(v.looseObject({ id: v.number() }))

type Row = v.InferOutput<typeof Rows>[number]

/** Gives this page a list of the API with other rows. */
export const changeRows = (
  page: Page,
  list: 'vehicles' | 'reservations' | 'users',
  change: (rows: Row[]) => object[],
): Promise<unknown> =>
  page.route(`**/api/${list}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change(v.parse(Rows, await response.json())) })
  })

/** As many copies of the first row, with ids from 1 on. */
export const copies =
  (count: number, more: (id: number) => object = () => ({})) =>
  ([row]: Row[]): object[] =>
    Array.from({ length: count }, (_, index) => ({ ...row, id: index + 1, ...more(index + 1) }))
