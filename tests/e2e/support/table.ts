import { expect, type Page } from '@playwright/test'

/** Waits until a table has a row with these texts in the cells of these headings, whatever its other columns are. */
export async function expectRow(page: Page, name: string, cells: Record<string, string>): Promise<void> {
  const table = page.getByRole('table', { name })
  const rows = async () => {
    const headings = (await table.getByRole('columnheader').allInnerTexts()).map((text) =>
      text.replace(/[↕↓↑]/, '').trim(),
    )
    const texts = await table
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .all()
    return Promise.all(
      texts.map(async (row) => {
        const shown = await row.getByRole('cell').allInnerTexts()
        return Object.fromEntries(shown.map((text, column) => [headings[column] ?? '', text.trim()]))
      }),
    )
  }
  await expect.poll(rows).toContainEqual(expect.objectContaining(cells))
}
