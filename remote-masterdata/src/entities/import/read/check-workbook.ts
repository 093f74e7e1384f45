import { strFromU8, unzipSync } from 'fflate';
import { damaged, FileFault, MOST_COLUMNS, MOST_ROWS, tooManyColumns, tooManyRows } from './file-fault.ts';
import { messageKey } from '@navette/shared/i18n';

/** What a workbook of some thousand rows may hold when it is unpacked; a ratio beyond it is an attack. */
const MOST_UNPACKED = 60 * 1024 * 1024;
/** Blank rows that a sheet may have below its data. */
const SLACK = 200;

const CELL = /<(?:\w+:)?(?:c|row)\b[^>]*?\br="([A-Z]*)(\d+)"/gu;

const columnOf = (letters: string): number =>
  letters.split('').reduce((number, letter) => number * 26 + (letter.charCodeAt(0) - 64), 0);

/**
 * Refuses a workbook that would use up the memory of the browser, before it is read: one that unpacks to too much, or whose cells lie so far out that the
 * table of them would have millions of places.
 * @throws FileFault
 */
export function checkWorkbook(bytes: Uint8Array): void {
  let unpacked = 0;
  const sheets = unpack(bytes, ({ name, originalSize }) => {
    unpacked += originalSize;
    if (unpacked > MOST_UNPACKED) throw new FileFault(messageKey('import.fault.unpacked'));
    return /^xl\/worksheets\/[^/]+\.xml$/u.test(name);
  });
  if (sheets.length === 0) throw damaged();
  for (const sheet of sheets)
    for (const [, letters = '', row = ''] of strFromU8(sheet).matchAll(CELL)) {
      if (columnOf(letters) > MOST_COLUMNS) throw tooManyColumns();
      if (Number(row) > MOST_ROWS + SLACK) throw tooManyRows();
    }
}

interface Entry {
  readonly name: string;
  readonly originalSize: number;
}

function unpack(bytes: Uint8Array, filter: (entry: Entry) => boolean): Uint8Array[] {
  try {
    return Object.values(unzipSync(bytes, { filter }));
  } catch (error) {
    throw error instanceof FileFault ? error : damaged();
  }
}
