/**
 * A line of a CSV file (RFC 4180), with its line end. Every cell is quoted, and what a spreadsheet would take for a
 * formula is made plain text by an apostrophe before it; figures stay figures.
 */
export const csvLine = (cells: readonly string[], separator: ',' | ';' = ','): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(separator)}\r\n`

const FIGURE = /^[+-]?\d+([.,]\d+)?$/

// At the beginning, and after whatever some spreadsheet takes for the end of a cell; full-width signs count as well.
const FORMULA = /(^|[,;|\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r])/g

const harmless = (cell: string): string => (FIGURE.test(cell) ? cell : cell.replaceAll(FORMULA, "$1'"))

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
