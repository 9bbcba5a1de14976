import { LANGUAGE_FACTS, type Language } from '@/i18n/languages'
import { csvLine } from '@/ui/csv'
import { saveFile } from '@/ui/save-file'

// This mark at the start of the file tells a spreadsheet that the file is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

/** Downloads lines of cells as a CSV file that spreadsheets of the language open as a table. */
export function saveCsv(lines: readonly (readonly string[])[], name: string, language: Language): void {
  // In languages with a decimal comma, spreadsheets expect a semicolon between the cells.
  const separator = LANGUAGE_FACTS[language].decimal === ',' ? ';' : ','
  const texts = lines.map((cells) => csvLine(cells, separator))
  saveFile(new Blob([BYTE_ORDER_MARK, ...texts], { type: 'text/csv' }), name)
}
