import {
  duplicateGuard,
  type ImportableKind,
  type ImportDuplicate,
  type ImportGuess,
  type ImportValues,
  type ReadRow,
} from '@navette/shared/domain';
import type { ImportCheck, ImportRow } from '../import-requests.ts';

/** Action for a row. */
export type RowChoice = 'create' | 'skip' | 'update';

/** Row of the preview. */
export interface PreviewRow {
  readonly row: number;
  readonly values: ImportValues;
  readonly fields: ImportCheck['fields'];
  /** Fields that are accepted but should be checked. */
  readonly notices: ImportCheck['fields'];
  readonly guesses: readonly ImportGuess[];
  readonly duplicates: readonly ImportDuplicate[];
  /** Record that `update` changes: the best match. */
  readonly recordId: number | undefined;
}

/** State of a row: refused, possible duplicate, with guessed values, or new. */
export type RowState = 'refused' | 'duplicate' | 'guessed' | 'new';

/** Whether a row has guessed or unknown values. */
export const isGuessed = ({ guesses, notices }: PreviewRow): boolean => guesses.length + notices.length > 0;

export const stateOf = (row: PreviewRow): RowState =>
  row.fields.length > 0 ? 'refused' : row.duplicates.length > 0 ? 'duplicate' : isGuessed(row) ? 'guessed' : 'new';

/** Unreadable cells, in the format of the server's faults. */
const faultsOf = ({ faults }: ReadRow): ImportCheck['fields'] =>
  faults.map(({ field, fault }) => ({ field, messageKey: `validation.import.cell.${fault}` }));

/** Preview rows: the server's checks, plus duplicates of earlier rows of the same file. */
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

/** Default action for a row: possible duplicates and refused rows are skipped. */
export const defaultChoice = (row: PreviewRow): RowChoice =>
  stateOf(row) === 'refused' || stateOf(row) === 'duplicate' ? 'skip' : 'create';

/** Possible actions for a row. Imports never update bookings, and only one row may update a record. */
export const choicesOf = (row: PreviewRow, kind: ImportableKind): readonly RowChoice[] => {
  if (stateOf(row) === 'refused') return ['skip'];
  return row.recordId !== undefined && kind !== 'bookings' ? ['skip', 'update', 'create'] : ['skip', 'create'];
};

/** Rows as request body of the import. */
export const orderOf = (rows: readonly PreviewRow[], choices: ReadonlyMap<number, RowChoice>): ImportRow[] =>
  rows.map((row): ImportRow => {
    const choice = choices.get(row.row) ?? defaultChoice(row);
    const base = { row: row.row, values: choice === 'skip' ? {} : { ...row.values } };
    if (choice === 'update' && row.recordId !== undefined) return { ...base, choice, recordId: row.recordId };
    // A new row leaves the duplicate check to the server, since the record may have been created meanwhile.
    return row.duplicates.length === 0 && choice === 'create' ? base : { ...base, choice };
  });
