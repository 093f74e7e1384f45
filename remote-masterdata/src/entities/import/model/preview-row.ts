import { duplicateGuard, type ImportableKind, type ImportDuplicate, type ImportValues } from '@navette/shared/domain';
import type { ImportCheck, ImportRow } from '../import-requests.ts';

/** What becomes of a row. */
export type RowChoice = 'create' | 'skip' | 'update';

/** A row of the preview. */
export interface PreviewRow {
  readonly row: number;
  readonly values: ImportValues;
  readonly fields: ImportCheck['fields'];
  readonly duplicates: readonly ImportDuplicate[];
  /** The record that `update` changes: the likeliest. */
  readonly recordId: number | undefined;
}

/** State of a row: refused, perhaps there already, or new. */
export type RowState = 'refused' | 'duplicate' | 'new';

export const stateOf = ({ fields, duplicates }: PreviewRow): RowState =>
  fields.length > 0 ? 'refused' : duplicates.length > 0 ? 'duplicate' : 'new';

/** Rows with what the server found of them, and with earlier rows of the file that they repeat. */
export function previewOf(
  kind: ImportableKind,
  rows: readonly { readonly row: number; readonly values: ImportValues }[],
  checks: readonly ImportCheck[],
): PreviewRow[] {
  const guard = duplicateGuard(kind);
  return rows.map(({ row, values: given }, index) => {
    const check = checks[index];
    const values = { ...given, ...check?.values };
    const fields = check?.fields ?? [];
    const inFile = fields.length > 0 ? [] : guard.find(values);
    if (fields.length === 0) guard.add({ row }, values);
    const known = check?.duplicates ?? [];
    return { row, values, fields, duplicates: [...known, ...inFile], recordId: known[0]?.id };
  });
}

/** What becomes of a row as long as nobody says otherwise: a new one is created, all others are left out. */
export const defaultChoice = (row: PreviewRow): RowChoice => (stateOf(row) === 'new' ? 'create' : 'skip');

/** Choices that a row has. Bookings are not changed by imports, and a record is changed by one row. */
export const choicesOf = (row: PreviewRow, kind: ImportableKind): readonly RowChoice[] => {
  if (stateOf(row) === 'refused') return ['skip'];
  return row.recordId !== undefined && kind !== 'bookings' ? ['skip', 'update', 'create'] : ['skip', 'create'];
};

/** Rows as the import is sent. */
export const orderOf = (rows: readonly PreviewRow[], choices: ReadonlyMap<number, RowChoice>): ImportRow[] =>
  rows.map((row): ImportRow => {
    const choice = choices.get(row.row) ?? defaultChoice(row);
    const base = { row: row.row, values: choice === 'skip' ? {} : { ...row.values } };
    if (choice === 'update' && row.recordId !== undefined) return { ...base, choice, recordId: row.recordId };
    // A new row is left to the server's guard: somebody may have created the record meanwhile.
    return stateOf(row) === 'new' && choice === 'create' ? base : { ...base, choice };
  });
