import { screen, within } from '@testing-library/react'

/** The rows of a table, each as the texts of its cells by the headings of their columns. */
export function rowsOf(name: string): Record<string, string>[] {
  const table = within(screen.getByRole('table', { name }))
  const headings = table
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.replace(/[↕↓↑]/, ''))
  const [, ...rows] = table.getAllByRole('row')
  return rows.map((row) =>
    Object.fromEntries(
      within(row)
        .getAllByRole('cell')
        // A cell begins with the heading of its column, which is shown on a narrow screen.
        .map((cell, column) => [headings[column] ?? '', cell.lastChild?.textContent ?? ''] as const),
    ),
  )
}

/** Waits for a table; gives its rows. */
export async function findRows(name: string): Promise<Record<string, string>[]> {
  await screen.findByRole('table', { name })
  return rowsOf(name)
}

/** The rows of a CSV file whose cells have no quotes, each by the headings of its first line. */
export function csvRows(text: string | undefined, separator: ',' | ';'): Record<string, string>[] {
  const [headings = [], ...rows] = (text ?? '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split(`"${separator}"`))
  return rows.map((cells) =>
    Object.fromEntries(cells.map((cell, column) => [headings[column] ?? '', cell] as const)),
  )
}
