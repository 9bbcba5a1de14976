/**
 * A line of a CSV file (RFC 4180), with its line end. Text that a spreadsheet would take for a formula is made plain
 * text by an apostrophe before it; figures stay figures.
 */
export const csvLine = (cells: readonly string[], separator: ',' | ';' = ','): string =>
  `${cells.map((cell) => quoted(harmless(cell), separator)).join(separator)}\r\n`

const FIGURE = /^[+-]?\d+([.,]\d+)?$/

const harmless = (cell: string): string =>
  /^\s*[=+\-@]|^[\t\r]/.test(cell) && !FIGURE.test(cell) ? `'${cell}` : cell

const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
