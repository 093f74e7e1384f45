import {
  duplicateGuard,
  type ImportableKind,
  type ImportDuplicate,
  type ImportGuess,
  type ImportValues,
  type ReadRow,
} from '@navette/shared/domain';
import type { ImportCheck, ImportRow } from '../import-requests.ts';

/** What becomes of a row. */
export type RowChoice = 'create' | 'skip' | 'update';

/** A row of the preview. */
export interface PreviewRow {
  readonly row: number;
  readonly values: ImportValues;
  readonly fields: ImportCheck['fields'];
  /** Fields that are taken and should be looked at. */
  readonly notices: ImportCheck['fields'];
  readonly guesses: readonly ImportGuess[];
  readonly duplicates: readonly ImportDuplicate[];
  /** The record that `update` changes: the likeliest. */
  readonly recordId: number | undefined;
}

/** State of a row: refused, perhaps there already, with values that were guessed, or new. */
export type RowState = 'refused' | 'duplicate' | 'guessed' | 'new';

/** Whether a row holds what was guessed, or what nobody knows. */
export const isGuessed = ({ guesses, notices }: PreviewRow): boolean => guesses.length + notices.length > 0;

export const stateOf = (row: PreviewRow): RowState =>
  row.fields.length > 0 ? 'refused' : row.duplicates.length > 0 ? 'duplicate' : isGuessed(row) ? 'guessed' : 'new';

/** Cells that could not be read, as the server names what it refuses. */
const faultsOf = ({ faults }: ReadRow): ImportCheck['fields'] =>
  faults.map(({ field, fault }) => ({ field, messageKey: `validation.import.cell.${fault}` }));

/** Rows with what the server found of them, and with earlier rows of the file that they repeat. */
export function previewOf(
  kind: ImportableKind,
  rows: readonly ReadRow[],
  checks: readonly ImportCheck[],
): PreviewRow[] {
  const guard = duplicateGuard(kind);
  return rows.map((read, index) => {
    const { row, guesses } = read;
    const check = checks[index];
    const values = { ...read.values, ...check?.values };
    const faults = faultsOf(read);
    const unread = new Set(faults.map(({ field }) => field));
    const fields = [...faults, ...(check?.fields ?? []).filter(({ field }) => !unread.has(field))];
    const inFile = fields.length > 0 ? [] : guard.find(values);
    if (fields.length === 0) guard.add({ row }, values);
    const known = check?.duplicates ?? [];
    const notices = check?.notices ?? [];
    return { row, values, fields, notices, guesses, duplicates: [...known, ...inFile], recordId: known[0]?.id };
  });
}

/** Default choice for a row: one that may be there already or is refused is left out. */
export const defaultChoice = (row: PreviewRow): RowChoice =>
  stateOf(row) === 'refused' || stateOf(row) === 'duplicate' ? 'skip' : 'create';

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
    return row.duplicates.length === 0 && choice === 'create' ? base : { ...base, choice };
  });
