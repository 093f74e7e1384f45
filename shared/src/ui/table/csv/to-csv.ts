/** What one cell of an export holds. */
export type CsvCell = string | number;

/**
 * A file for spreadsheets, as DECISIONS 44 has it: UTF-8 with a byte order mark, `sep=,` first, every cell quoted, `\n` at the end of each line.
 * A text that a spreadsheet would run as a formula is made harmless; numbers stay numbers, with a point.
 * @param head headings
 * @param lines rows, each as long as the headings
 */
export function toCsv(head: readonly string[], lines: readonly (readonly CsvCell[])[]): string {
  const written = [head, ...lines].map((cells) => cells.map(csvCell).join(','));
  return `\uFEFFsep=,\n${written.join('\n')}\n`;
}

/** One quoted cell. */
export const csvCell = (value: CsvCell): string =>
  `"${(typeof value === 'number' ? String(value) : harmless(plainSpaces(value))).replaceAll('"', '""')}"`;

/** A leading apostrophe keeps = + - @, and the white space that hides them, from being read as a formula. Numbers written as text stay numbers. */
const harmless = (text: string): string =>
  /^[\s]*[=+\-@]|^[\t\r\n]/.test(text) && !/^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? `'${text}` : text;

const plainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ');
