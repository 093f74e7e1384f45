import type { ImportCell } from '@navette/shared/domain';
import { readSheet } from 'read-excel-file/universal';
import { checkWorkbook } from './check-workbook.ts';
import { damaged } from './file-fault.ts';

/**
 * Rows of the first sheet of a workbook (.xlsx). Dates become ISO text; of formulas the last result is read, none is run.
 * @throws FileFault
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ImportCell[][]> {
  checkWorkbook(bytes);
  const rows: readonly (readonly unknown[])[] = await readSheet(bytes.buffer).catch(() => {
    throw damaged();
  });
  return rows.map((cells) => cells.map(cellOf));
}

function cellOf(cell: unknown): ImportCell {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString();
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? cell : null;
}
