/** Value of one CSV cell. */
export type CsvCell = string | number;

/**
 * CSV for spreadsheets (specification/formats.md#csv): UTF-8 with a byte order mark, `sep=,` first, every cell quoted, lines end with `\n`.
 * Texts are escaped against formula injection; numbers stay numbers, with a decimal point.
 * @param head headings
 * @param lines rows, each as long as the headings
 */
export function toCsv(head: readonly string[], lines: readonly (readonly CsvCell[])[]): string {
  return `\uFEFFsep=,\n${[head, ...lines].map((cells) => `${cells.map(quoted).join(',')}\n`).join('')}`;
}

function quoted(cell: CsvCell): string {
  if (typeof cell === 'number') return `"${cell}"`;
  // Spreadsheets don't parse numbers that are grouped by narrow spaces.
  const text = cell.replaceAll(/[\u00A0\u202F\u2009]/g, ' ').replaceAll('"', '""');
  return FORMULA.test(text) ? `"'${text}"` : `"${text}"`;
}

/**
 * Formula characters = + - @, also full-width, or behind white space and zero-width characters, and control characters that begin a cell. Numbers
 * written as text stay numbers.
 */
const FORMULA = /^(?![+-]?\d+(?:[.,]\d+)?$)(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
