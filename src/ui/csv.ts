/**
 * A line of a CSV file (RFC 4180), with its line end. Every cell is quoted, and an apostrophe before anything that a
 * spreadsheet would take for a formula makes it plain text; figures stay figures.
 */
export const csvLine = (cells: readonly string[], separator: ',' | ';' = ','): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(separator)}\r\n`

const FIGURE = /^[+-]?\d+([.,]\d+)?$/

// At the start, and after anything that a spreadsheet may take for the end of a cell; full-width signs count too.
const FORMULA = /(^|[,;|\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r])/g

const harmless = (cell: string): string => (FIGURE.test(cell) ? cell : cell.replaceAll(FORMULA, "$1'"))

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
