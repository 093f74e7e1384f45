import {
  findTable,
  type ImportableKind,
  type Sheet,
  type Table,
  tableAt,
  type TableSpot,
} from '@navette/shared/import';
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

/** A table of a file, found by its headings. */
export interface FileTable extends Table {
  readonly source: string;
  readonly sheets: readonly Sheet[];
  readonly spot: TableSpot;
  /**
   * The table at another position of the file.
   * @throws FileFault
   */
  readonly at: (spot: TableSpot) => FileTable;
  /** Guessed encoding, and a function that decodes the table with another one. */
  readonly encoding?: {
    readonly guessed: GuessedEncoding;
    readonly readAs: (encoding: GuessedEncoding) => FileTable;
  };
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Reads a file by its content, whatever its name: .xlsx or CSV. The parsers are lazy chunks.
 * @throws FileFault
 */
export async function readFile(kind: ImportableKind, file: File): Promise<FileTable> {
  if (file.size === 0) throw new FileFault(messageKey('validation.file.empty'));
  if (file.size > MOST_MB * 1024 * 1024) throw new FileFault(messageKey('validation.file.tooLarge'), { max: MOST_MB });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = file.name.slice(-255);
  if (startsWith(bytes, 0x50, 0x4b))
    return tableOf(kind, source, (await import('./read-workbook.ts')).readWorkbook(bytes));
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileFault(messageKey('import.fault.oldExcel'));
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileFault(messageKey('import.fault.type'));
  const { readCsv, textOf } = await import('./read-csv.ts');
  const readAs = (chosen?: GuessedEncoding): FileTable => {
    const { text, guessed } = textOf(bytes, chosen);
    const sheets = [{ name: '', rows: readCsv(text) }];
    return tableOf(kind, source, sheets, guessed === undefined ? {} : { encoding: { guessed, readAs } });
  };
  return readAs();
}

function tableOf(
  kind: ImportableKind,
  source: string,
  sheets: readonly Sheet[],
  encoding: Pick<FileTable, 'encoding'> = {},
): FileTable {
  const at = (spot: TableSpot): FileTable => {
    const table = tableAt(kind, sheets, spot);
    if (table.rows.length === 0) throw new FileFault(messageKey('import.fault.noRows'));
    if (table.rows.length > MOST_ROWS) throw tooManyRows();
    if (table.headers.length > MOST_COLUMNS) throw tooManyColumns();
    return { source, sheets, spot, at, ...encoding, ...table };
  };
  const found = findTable(kind, sheets);
  if (!found) throw new FileFault(messageKey('import.fault.noRows'));
  return at(found);
}
