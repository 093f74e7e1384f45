import { IMPORT_FIELDS } from './import-fields.ts';
import { importText, type ImportableKind, type ImportCell, type ImportValues } from './import-values.ts';
import { readCell } from './read-cell.ts';

/**
 * The values of a row of a file by field. A house number in a column of its own joins the street.
 * @param columns the field of each column, undefined for one that is left out
 */
export function rowValues(
  kind: ImportableKind,
  columns: readonly (string | undefined)[],
  cells: readonly ImportCell[],
): ImportValues {
  const read: Record<string, ImportCell> = {};
  for (const { field, type } of IMPORT_FIELDS[kind]) {
    const value = readCell(type, cells[columns.indexOf(field)]);
    if (value !== undefined) read[field] = value;
  }
  const { houseNumber, ...values } = read;
  if (houseNumber === undefined) return values;
  return { ...values, address: [importText(values, 'address'), String(houseNumber)].filter(Boolean).join(' ') };
}
