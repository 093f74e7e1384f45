import {
  duplicateGuard,
  type ImportableKind,
  type ImportDuplicate,
  type ImportGuess,
  type ImportValues,
  type ReadRow,
  COMBINED_FIELDS,
  importColumns,
  importText,
  isIsoDate,
  phoneText,
  type GuessReason,
  clientFieldsOfKind,
} from '@navette/shared/domain';
import type { ImportCheck, ImportRow } from './import-requests.ts';
import { messageKey, type Formats, type Locale, type Translate } from '@navette/shared/i18n';

export type RowChoice = 'create' | 'skip' | 'update';

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

const REASONS: Readonly<Record<GuessReason, string>> = {
  account: messageKey('import.guess.account'),
  century: messageKey('import.guess.century'),
  city: messageKey('import.guess.city'),
  houseNumber: messageKey('import.guess.houseNumber'),
  monthFirst: messageKey('import.guess.monthFirst'),
  percentage: messageKey('import.guess.percentage'),
  prefix: messageKey('import.guess.prefix'),
  remark: messageKey('import.guess.remark'),
  several: messageKey('import.guess.several'),
  order: messageKey('import.guess.order'),
  zero: messageKey('import.guess.zero'),
};

/** Language and formats for the texts about guessed values. */
interface GuessContext {
  readonly kind: ImportableKind;
  readonly locale: Locale;
  readonly t: Translate;
  readonly formats: Formats;
}

/** Name of a field in the templates of a language. */
export const fieldLabel = (kind: ImportableKind, locale: Locale, field: string): string =>
  importColumns(kind).find((one) => one.field === field)?.names[locale][0] ?? field;

const PHONES: readonly string[] = clientFieldsOfKind('phone');

function valueText(kind: ImportableKind, { values }: PreviewRow, field: string, formats: Formats): string {
  const combined = COMBINED_FIELDS[kind].find((one) => one.field === field);
  if (combined) return combined.fills.map((part) => importText(values, part)).join(' / ');
  const text = importText(values, field === 'houseNumber' ? 'address' : field);
  if (isIsoDate(text)) return formats.formatDate(text);
  return PHONES.includes(field) ? phoneText(text) : text;
}

/** Guessed and unknown values of a row, each with its kind, so that the import asks once per kind. */
export function guessTexts(row: PreviewRow, { kind, locale, t, formats }: GuessContext) {
  const guesses = row.guesses.map(({ field, reason, text }) => ({
    what: t('shared.labelled', { label: fieldLabel(kind, locale, field), text: t(REASONS[reason]) }),
    text: t('import.guess', {
      field: fieldLabel(kind, locale, field),
      text,
      value: valueText(kind, row, field, formats),
      reason: t(REASONS[reason]),
    }),
  }));
  const notices = row.notices.map(({ field, messageKey: key, params }) => ({
    what: t('import.problem', { field: fieldLabel(kind, locale, field), message: t(key, params) }),
    text: t('import.problem', { field: fieldLabel(kind, locale, field), message: t(key, params) }),
  }));
  return [...guesses, ...notices];
}

/** Guesses of some rows, one entry per kind: number of rows, and the first one as an example. */
export function guessedKinds(rows: readonly PreviewRow[], context: GuessContext) {
  const kinds = new Map<string, { count: number; readonly example: string }>();
  for (const row of rows)
    for (const { what, text } of guessTexts(row, context)) {
      const known = kinds.get(what);
      if (known) known.count += 1;
      else kinds.set(what, { count: 1, example: text });
    }
  return [...kinds.values()];
}
