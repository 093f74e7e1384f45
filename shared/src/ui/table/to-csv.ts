/** Value of one CSV cell; an amount is written with two decimals. */
export type CsvCell = string | number | { readonly amount: number };

/** Decimal sign of a CSV. The comma makes the semicolon the separator, as spreadsheets in French and Dutch expect. */
export type DecimalSign = '.' | ',';

/**
 * CSV for spreadsheets (specification/formats.md#csv): UTF-8 with a byte order mark, `sep=,` first, every cell quoted, lines end with `\n`.
 * Texts are escaped against formula injection; numbers stay numbers.
 * @param head headings
 * @param lines rows, each as long as the headings
 */
export function toCsv(
  head: readonly string[],
  lines: readonly (readonly CsvCell[])[],
  decimal: DecimalSign = '.',
): string {
  const separator = decimal === ',' ? ';' : ',';
  const text = (cells: readonly CsvCell[]) => `${cells.map((cell) => quoted(cell, decimal)).join(separator)}\n`;
  return `\uFEFFsep=${separator}\n${[head, ...lines].map(text).join('')}`;
}

function quoted(cell: CsvCell, decimal: DecimalSign): string {
  if (typeof cell === 'number') return `"${String(cell).replace('.', decimal)}"`;
  if (typeof cell === 'object') return `"${cell.amount.toFixed(2).replace('.', decimal)}"`;
  // Spreadsheets don't parse numbers that are grouped by narrow spaces.
  const text = cell.replaceAll(/[\u00A0\u202F\u2009]/g, ' ').replaceAll('"', '""');
  return FORMULA.test(text) ? `"'${text}"` : `"${text}"`;
}

/**
 * Formula characters = + - @, also full-width, or behind white space and zero-width characters, and control characters that begin a cell. Numbers
 * written as text stay numbers.
 */
const FORMULA = /^(?![+-]?\d+(?:[.,]\d+)?$)(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
