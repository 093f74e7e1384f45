import type { ImportCell } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import {
  FileFault,
  MOST_COLUMNS,
  MOST_MB,
  MOST_ROWS,
  tooManyColumns,
  tooManyRows,
  type GuessedEncoding,
} from './file-fault.ts';

export interface FileTable {
  readonly source: string;
  readonly headers: readonly string[];
  /** Non-empty rows, with their row numbers in the file. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly ImportCell[] }[];
  /** Guessed encoding, and a function that decodes the table with another one. */
  readonly encoding?: {
    readonly guessed: GuessedEncoding;
    readonly readAs: (encoding: GuessedEncoding) => FileTable;
  };
}

const isFull = (cells: readonly ImportCell[]) => cells.some((cell) => cell !== null && String(cell).trim() !== '');

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Reads a file by its content, whatever its name: .xlsx or CSV. The parsers are lazy chunks.
 * @throws FileFault
 */
export async function readFile(file: File): Promise<FileTable> {
  if (file.size === 0) throw new FileFault(messageKey('validation.file.empty'));
  if (file.size > MOST_MB * 1024 * 1024) throw new FileFault(messageKey('validation.file.tooLarge'), { max: MOST_MB });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = file.name.slice(-255);
  if (startsWith(bytes, 0x50, 0x4b)) return tableOf(source, (await import('./read-workbook.ts')).readWorkbook(bytes));
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileFault(messageKey('import.fault.oldExcel'));
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileFault(messageKey('import.fault.type'));
  const { readCsv, textOf } = await import('./read-csv.ts');
  const readAs = (chosen?: GuessedEncoding): FileTable => {
    const { text, guessed } = textOf(bytes, chosen);
    const table = tableOf(source, readCsv(text));
    return guessed === undefined ? table : { ...table, encoding: { guessed, readAs } };
  };
  return readAs();
}

const countFull = (cells: readonly ImportCell[]) => cells.filter((cell) => isFull([cell])).length;

/** The first row is the heading, unless it is a single-cell title above a wider table. */
function withoutTitle<Row extends { readonly cells: readonly ImportCell[] }>(rows: readonly Row[]): readonly Row[] {
  const start = rows.findIndex(({ cells }) => countFull(cells) > 1);
  return start > 0 && start <= MOST_TITLES ? rows.slice(start) : rows;
}

/** Maximum number of title lines above the headings. */
const MOST_TITLES = 5;

function tableOf(source: string, all: readonly (readonly ImportCell[])[]): FileTable {
  const placed = all.map((cells, index) => ({ row: index + 1, cells })).filter(({ cells }) => isFull(cells));
  const [head, ...rows] = withoutTitle(placed);
  if (!head || rows.length === 0) throw new FileFault(messageKey('import.fault.noRows'));
  if (rows.length > MOST_ROWS) throw tooManyRows();
  if (head.cells.length > MOST_COLUMNS) throw tooManyColumns();
  return { source, headers: head.cells.map((cell) => (cell === null ? '' : String(cell).trim())), rows };
}
