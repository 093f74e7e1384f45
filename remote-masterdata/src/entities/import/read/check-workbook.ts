import { strFromU8, unzipSync } from 'fflate';
import { messageKey } from '@navette/shared/i18n';
import { damaged, FileFault, MOST_COLUMNS, MOST_ROWS, tooManyColumns, tooManyRows } from './file-fault.ts';

/** What a workbook of some thousand rows may hold when it is unpacked; a ratio beyond it is an attack. */
const MOST_UNPACKED = 60 * 1024 * 1024;
/** Blank rows that a sheet may have below its data. */
const SLACK = 200;

const READ = /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook\.xml|worksheets\/[^/]+)\.(?:xml|rels)$/iu;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/iu;
const CELL = /<(?:\w+:)?(?:c|row)\b[^>]*?\br="([A-Z]*)(\d+)"/gu;

/** Number of a column, from 1: A, …, Z, AA. */
export const columnOf = (letters: string): number =>
  letters.split('').reduce((number, letter) => number * 26 + (letter.charCodeAt(0) - 64), 0);

/**
 * The parts of a workbook that its reader needs, by path. Refuses one that would use up the memory of the browser: that unpacks to too much, or whose cells
 * lie so far out that the table of them would have millions of places.
 * @throws FileFault
 */
export function unpackWorkbook(bytes: Uint8Array): ReadonlyMap<string, string> {
  let unpacked = 0;
  const parts = unpack(bytes, ({ name, originalSize }) => {
    unpacked += originalSize;
    if (unpacked > MOST_UNPACKED) throw new FileFault(messageKey('import.fault.unpacked'));
    return READ.test(name);
  });
  const texts = new Map(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
  const sheets = [...texts].filter(([name]) => SHEET.test(name));
  if (sheets.length === 0) throw damaged();
  for (const [, sheet] of sheets)
    for (const [, letters = '', row = ''] of sheet.matchAll(CELL)) {
      if (columnOf(letters) > MOST_COLUMNS) throw tooManyColumns();
      if (Number(row) > MOST_ROWS + SLACK) throw tooManyRows();
    }
  return texts;
}

interface Entry {
  readonly name: string;
  readonly originalSize: number;
}

function unpack(bytes: Uint8Array, filter: (entry: Entry) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof FileFault ? error : damaged();
  }
}
