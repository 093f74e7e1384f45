import { addDays, brusselsToday, isIsoDate, phoneText, clientFieldsOfKind } from '@navette/shared/domain';
import {
  duplicateGuard,
  type ImportableKind,
  type ImportCell,
  type ImportDuplicate,
  type ImportDuplicateReason,
  type ImportGuess,
  type ImportValues,
  type ReadRow,
  COMBINED_FIELDS,
  IMPORT_FIELDS,
  importColumns,
  importText,
  readCell,
  weekdaysOf,
  type GuessReason,
} from '@navette/shared/import';
import type { ImportCheck, ImportRow } from './import-requests.ts';
import { messageKey, type Formats, type Locale, type Translate } from '@navette/shared/i18n';

export type RowChoice = 'create' | 'skip' | 'update';

export interface PreviewRow {
  readonly row: number;
  readonly values: ImportValues;
  readonly fields: ImportCheck['fields'];
  /** Fields that are accepted but should be checked. */
  readonly notices: ImportCheck['fields'];
  /** Optional fields whose value is left out because it is wrong. */
  readonly leftOut: ImportCheck['fields'];
  /** Values with those that are left out. */
  readonly given: ImportValues;
  readonly guesses: readonly ImportGuess[];
  readonly duplicates: readonly ImportDuplicate[];
  /** Record that `update` changes: the best match. */
  readonly recordId: number | undefined;
}

/** State of a row: refused, possible duplicate, with guessed values, or new. */
export type RowState = 'refused' | 'duplicate' | 'guessed' | 'new';

/** Whether a row has guessed, unknown or left out values. */
export const isGuessed = ({ guesses, notices, leftOut }: PreviewRow): boolean =>
  guesses.length + notices.length + leftOut.length > 0;

export const stateOf = (row: PreviewRow): RowState =>
  row.fields.length > 0 ? 'refused' : row.duplicates.length > 0 ? 'duplicate' : isGuessed(row) ? 'guessed' : 'new';

/** Unreadable cells, in the format of the server's faults. */
const faultsOf = ({ faults }: ReadRow): ImportCheck['fields'] =>
  faults.map(({ field, fault }) => ({ field, messageKey: `validation.import.cell.${fault}` }));

const textsOf = ({ faults }: ReadRow): ImportValues =>
  Object.fromEntries(faults.map(({ field, text }) => [field, text]));

/** Preview rows: the server's checks, plus duplicates of earlier rows of the same file. */
export function previewOf(
  kind: ImportableKind,
  rows: readonly ReadRow[],
  checks: readonly ImportCheck[],
): PreviewRow[] {
  const guard = duplicateGuard(kind);
  const isOptional = (name: string) => IMPORT_FIELDS[kind].some(({ field, required }) => field === name && !required);
  return rows.map((read, index) => {
    const { row, guesses } = read;
    const check = checks[index];
    const faults = faultsOf(read);
    const leftOut = [...faults.filter(({ field }) => isOptional(field)), ...(check?.leftOut ?? [])];
    const known = new Set([...faults, ...leftOut].map(({ field }) => field));
    const given = { ...read.values, ...textsOf(read), ...check?.values };
    const values = Object.fromEntries(
      Object.entries(given).filter(([name]) => !leftOut.some(({ field }) => field === name)),
    );
    const fields = [
      ...faults.filter(({ field }) => !isOptional(field)),
      ...(check?.fields ?? []).filter(({ field }) => !known.has(field)),
    ];
    const inFile = fields.length > 0 ? [] : guard.find(values);
    if (fields.length === 0) guard.add({ row }, values);
    const same = check?.duplicates ?? [];
    const notices = check?.notices ?? [];
    const duplicates = [...same, ...inFile];
    return { row, values, given, fields, notices, leftOut, guesses, duplicates, recordId: same[0]?.id };
  });
}

/** Whether a row is certainly a record that exists: it has its number and its name. */
const isRecord = ({ duplicates }: PreviewRow): boolean => duplicates[0]?.reason === 'record';

/** Default action for a row: it changes the record whose number it has; other possible duplicates and refused rows are skipped. */
export const defaultChoice = (row: PreviewRow): RowChoice =>
  row.fields.length === 0 && isRecord(row)
    ? 'update'
    : stateOf(row) === 'refused' || stateOf(row) === 'duplicate'
      ? 'skip'
      : 'create';

/** Whether imports change records of a kind: never bookings, nor users, whose roles and sign-in have a form of their own. */
export const isChangeable = (kind: ImportableKind): boolean =>
  kind !== 'bookings' && kind !== 'standingOrders' && kind !== 'users';

/** Possible actions for a row. Only one row may update a record. */
export const choicesOf = (row: PreviewRow, kind: ImportableKind): readonly RowChoice[] => {
  if (stateOf(row) === 'refused') return ['skip'];
  // The code is unique.
  if (kind === 'mcodes' && row.duplicates.length > 0) return row.recordId === undefined ? ['skip'] : ['skip', 'update'];
  // So is the address to sign in.
  if (row.duplicates[0]?.reason === 'email') return ['skip'];
  return row.recordId !== undefined && isChangeable(kind) ? ['skip', 'update', 'create'] : ['skip', 'create'];
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
  landline: messageKey('import.guess.landline'),
  leftOver: messageKey('import.guess.leftOver'),
  weekdays: messageKey('import.guess.weekdays'),
  order: messageKey('import.guess.order'),
  zero: messageKey('import.guess.zero'),
};

/** Language and formats for the texts about guessed values. */
export interface GuessContext {
  readonly kind: ImportableKind;
  readonly locale: Locale;
  readonly t: Translate;
  readonly formats: Formats;
}

/** Name of a field in the templates of a language. */
export const fieldLabel = (kind: ImportableKind, locale: Locale, field: string): string =>
  importColumns(kind).find((one) => one.field === field)?.names[locale][0] ?? field;

const MONDAY = '2026-03-02';
/** Short names of the weekdays of a value; '' for a text that is none. */
export const weekdayNames = (text: string, { formatWeekday }: Formats): string =>
  weekdaysOf(text)
    .map((day) => formatWeekday(addDays(MONDAY, day - 1), 'short'))
    .join(', ');

const PHONES: readonly string[] = clientFieldsOfKind('phone');

function valueText(kind: ImportableKind, { values }: PreviewRow, field: string, formats: Formats): string {
  const combined = COMBINED_FIELDS[kind].find((one) => one.field === field);
  if (combined) return combined.fills.map((part) => importText(values, part)).join(' / ');
  const text = importText(values, field === 'houseNumber' ? 'address' : field);
  if (field === 'weekdays') return weekdayNames(text, formats);
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
  const leftOut = row.leftOut.map(({ field, messageKey: key, params }) => ({
    what: t('import.leftOut.kind', { field: fieldLabel(kind, locale, field), message: t(key, params) }),
    text: t('import.leftOut', {
      field: fieldLabel(kind, locale, field),
      text: importText(row.given, field),
      message: t(key, params),
    }),
  }));
  return [...leftOut, ...guesses, ...notices];
}

/** A read row with a corrected cell: the text is read as that of a file; null is an empty cell. */
export function correctedRow(
  kind: ImportableKind,
  read: ReadRow,
  { field, cell, locale }: { readonly field: string; readonly cell: ImportCell; readonly locale: Locale },
): ReadRow {
  const type = IMPORT_FIELDS[kind].find((one) => one.field === field)?.type ?? 'text';
  const { value, fault } = readCell(type, cell, { today: brusselsToday(), weekdays: locale });
  const { [field]: _before, ...rest } = read.values;
  // The position is that of the address before.
  const { latitude: _latitude, longitude: _longitude, ...unplaced } = rest;
  const values = PLACE_FIELDS.has(field) ? unplaced : rest;
  const others = <One extends { readonly field: string }>(list: readonly One[]) =>
    list.filter((one) => one.field !== field);
  return {
    row: read.row,
    values: value === undefined ? values : { ...values, [field]: value },
    guesses: others(read.guesses),
    faults: [...others(read.faults), ...(fault ? [{ field, fault, text: String(cell) }] : [])],
  };
}

/** Fields of an address. */
const PLACE_FIELDS: ReadonlySet<string> = new Set(['address', 'zip', 'city', 'pick_address']);

/** Whether the address of a row is not found for certain. */
export const isUnplaced = ({ notices }: PreviewRow): boolean => notices.some(({ field }) => PLACE_FIELDS.has(field));

/** A check whose address is accepted as written. */
export const acceptedPlace = (check: ImportCheck): ImportCheck => ({
  ...check,
  notices: check.notices?.filter(({ field }) => !PLACE_FIELDS.has(field)) ?? [],
});

/** A row at a chosen address. */
export const placedRow = (read: ReadRow, values: ImportValues): ReadRow => ({
  ...read,
  values: { ...read.values, ...values },
  guesses: read.guesses.filter(({ field }) => !(field in values)),
  faults: read.faults.filter(({ field }) => !(field in values)),
});

/** Why a value of a row should be checked, for its cell; undefined for one that is certain. */
export function doubtOf(
  kind: ImportableKind,
  { notices, guesses }: PreviewRow,
  name: string,
  t: Translate,
): string | undefined {
  const notice = notices.find(({ field }) => field === name);
  if (notice) return t(notice.messageKey, notice.params);
  const fills = (field: string) => COMBINED_FIELDS[kind].find((one) => one.field === field)?.fills ?? [field];
  const guess = guesses.find(({ field }) => fills(field).includes(name));
  return guess && t(REASONS[guess.reason]);
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

const SAME: Readonly<Record<ImportDuplicateReason, string>> = {
  record: messageKey('import.reason.record'),
  recordNumber: messageKey('import.reason.recordNumber'),
  ssn: messageKey('import.reason.ssn'),
  nameAndBirthday: messageKey('import.reason.nameAndBirthday'),
  nameAndAddress: messageKey('import.reason.nameAndAddress'),
  name: messageKey('import.reason.name'),
  number: messageKey('import.reason.number'),
  code: messageKey('import.reason.code'),
  trip: messageKey('import.reason.trip'),
  email: messageKey('import.reason.email'),
};

/** Errors, left out and guessed values, and possible duplicates of a row, in one text. */
export function remarksOf(row: PreviewRow, context: GuessContext): string {
  const { kind, locale, t, formats } = context;
  return [
    ...row.fields.map(({ field, messageKey: key, params }) =>
      t('import.problem', { field: fieldLabel(kind, locale, field), message: t(key, params) }),
    ),
    ...guessTexts(row, context).map(({ text }) => text),
    ...row.duplicates.map(({ row: earlier, name, detail, reason }) =>
      earlier === undefined && detail === null
        ? t('shared.labelled', { label: name, text: t(SAME[reason]) })
        : t(earlier === undefined ? 'import.duplicate' : 'import.duplicate.row', {
            name,
            row: earlier ?? 0,
            detail: detail !== null && isIsoDate(detail) ? formats.formatDate(detail) : (detail ?? ''),
            reason: t(SAME[reason]),
          }),
    ),
  ].join(' · ');
}
