/** A line of a CSV file (RFC 4180) with its end; an apostrophe keeps texts from being formulas or other values. */
export const csvLine = (cells: readonly string[], separator: ',' | ';' = ','): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(separator)}\r\n`

const FIGURE = /^[+-]?\d+([.,]\d+)?$/

// At the start, and after anything that a spreadsheet may take for the end of a cell; full-width signs count too.
const FORMULA = /(^|[,;|\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r])/g

// Such IDs and names would lose their zeros or last digits, or become dates or powers of ten.
const MISREAD = /^(0\d+|\d+([.,]\d+)?e[+-]?\d+|\d{1,4}[/-]\d{1,2}([/-]\d{1,4})?|\d{16,})$/i

const harmless = (cell: string): string => {
  if (MISREAD.test(cell)) return `'${cell}`
  return FIGURE.test(cell) ? cell : cell.replaceAll(FORMULA, "$1'")
}

const quoted = (cell: string): string => `"${cell.replaceAll('\0', '').replaceAll('"', '""')}"`
