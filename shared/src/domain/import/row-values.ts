import { parseNationalNumber } from '../identity/numbers.ts';
import { mayBeMobile } from '../identity/phone.ts';
import { brusselsToday } from '../time/brussels.ts';
import { isMonthFirst } from './cell-dates.ts';
import type { CellContext, CellFault, CellReading, GuessReason } from './cell-reading.ts';
import { weekdayLanguage } from './cell-weekdays.ts';
import { COMBINED_FIELDS } from './combined-fields.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import { importText, type ImportableKind, type ImportCell, type ImportValues } from './import-values.ts';
import { readCell } from './read-cell.ts';
import { properName, splitBox } from './split-cell.ts';

/** A guessed value; the office confirms it before the import. */
export interface ImportGuess {
  readonly field: string;
  readonly reason: GuessReason;
  /** Text of the cell in the file. */
  readonly text: string;
}

/** A parsed row of a file. */
export interface ReadRow {
  readonly row: number;
  /** Values by field; an unreadable value is the text of the file. */
  readonly values: ImportValues;
  readonly guesses: readonly ImportGuess[];
  /** Unreadable cells. */
  readonly faults: readonly { readonly field: string; readonly fault: CellFault; readonly text: string }[];
}

interface FileRow {
  readonly row: number;
  readonly cells: readonly ImportCell[];
}

type Columns = readonly (string | undefined)[];

/**
 * Rows of the file by field. A separate house number is appended to the street, a second phone goes to the field of the other kind, and text beside a
 * phone to the remarks.
 * @param columns the field of each column, undefined for an ignored one
 */
export function readRows(
  kind: ImportableKind,
  columns: Columns,
  rows: readonly FileRow[],
  today = brusselsToday(),
): ReadRow[] {
  const fields = IMPORT_FIELDS[kind].flatMap(({ field, type }) => {
    const column = columns.indexOf(field);
    return column === -1 ? [] : [{ field, type, column, context: contextOf(rows, column, type, today) }];
  });
  const combined = COMBINED_FIELDS[kind].flatMap((field) => {
    const column = columns.indexOf(field.field);
    return column === -1 ? [] : [{ ...field, column }];
  });
  return rows.map(({ row, cells }) => {
    const read = new Map<string, CellReading & { readonly text: string }>(
      fields.map(({ field, type, column, context }) => [
        field,
        { ...readCell(type, cells[column], context), text: textOf(cells[column]) },
      ]),
    );
    const unsure: ImportGuess[] = [];
    for (const { field, column, split } of combined) {
      const text = textOf(cells[column]);
      if (text === '') continue;
      const result = split(text);
      if (result.unsure) unsure.push({ field, reason: 'order', text });
      for (const [part, value] of Object.entries(result.parts)) {
        const type = IMPORT_FIELDS[kind].find((one) => one.field === part)?.type;
        if (type === undefined || read.get(part)?.value !== undefined || value === '') continue;
        read.set(part, { ...readCell(type, value, { today }), text: value });
      }
    }
    const { guesses, ...values } = rowOf(kind, read);
    return { row, ...values, guesses: [...unsure, ...guesses] };
  });
}

const textOf = (cell: ImportCell | undefined): string => String(cell ?? '').trim();

/** Fields whose capitals become names. */
const NAMES = new Set(['lastname', 'firstname', 'address', 'city', 'contactName', 'doctorName', 'invoiceName']);

function contextOf(rows: readonly FileRow[], column: number, type: string, today: string): CellContext {
  const isDate = type === 'date' || type === 'pastDate' || type === 'adultBirthday';
  const texts = () => rows.map(({ cells }) => String(cells[column] ?? ''));
  const weekdays = type === 'weekdays' ? weekdayLanguage(texts()) : undefined;
  return { today, monthFirst: isDate && isMonthFirst(texts()), ...(weekdays && { weekdays }) };
}

type Cells = ReadonlyMap<string, CellReading & { readonly text: string }>;

function rowOf(kind: ImportableKind, cells: Cells): Omit<ReadRow, 'row'> {
  const values: Record<string, ImportCell> = {};
  const guesses: ImportGuess[] = [];
  const faults: ReadRow['faults'][number][] = [];
  for (const [field, { value, guess, fault, text }] of cells) {
    if (value !== undefined) values[field] = NAMES.has(field) && typeof value === 'string' ? properName(value) : value;
    if (fault) faults.push({ field, fault, text });
    if (guess) guesses.push({ field, reason: guess, text });
  }
  for (const [field, { others = [], remark, text }] of cells) {
    const left = others.filter((other) => !placed(kind, values, field, other));
    if (left.length === 0 && remark === undefined) continue;
    if (IMPORT_FIELDS[kind].some((one) => one.field === 'comment'))
      values.comment = [importText(values, 'comment'), text].filter(Boolean).join(' · ');
    else {
      // Such a cell was guessed; without a field for remarks the office agrees to lose them.
      const at = guesses.findIndex((guess) => guess.field === field);
      guesses.splice(at, 1, { field, reason: 'leftOver', text });
    }
  }
  const { mobile, tel, ...rest } = values;
  const isLandline = typeof mobile === 'string' && tel === undefined && !mayBeMobile(mobile) && hasOptionalMobile(kind);
  if (isLandline) {
    guesses.push({ field: 'tel', reason: 'landline', text: cells.get('mobile')?.text ?? mobile });
    return { ...withBirthday(withBox(kind, withHouseNumber({ ...rest, tel: mobile })), guesses), faults };
  }
  return { ...withBirthday(withBox(kind, withHouseNumber(values)), guesses), faults };
}

const hasOptionalMobile = (kind: ImportableKind): boolean =>
  IMPORT_FIELDS[kind].some(({ field, required }) => field === 'mobile' && !required);

/** Moves the additional values of a cell to the fields they belong to, when these are empty. */
function placed(kind: ImportableKind, values: Record<string, ImportCell>, field: string, other: string): boolean {
  const target =
    field === 'zip'
      ? 'city'
      : field === 'mobile'
        ? 'tel'
        : field === 'tel' && mayBeMobile(other)
          ? 'mobile'
          : undefined;
  if (target === undefined || !IMPORT_FIELDS[kind].some((one) => one.field === target)) return false;
  if (field === 'zip' && importText(values, 'city') !== '') return true;
  if (importText(values, target) !== '') return false;
  values[target] = other;
  return true;
}

function withHouseNumber({ houseNumber, ...values }: Record<string, ImportCell>): Record<string, ImportCell> {
  if (houseNumber === undefined || houseNumber === null) return values;
  const street = importText(values, 'address');
  const number = String(houseNumber);
  const isThere = street
    .toLowerCase()
    .split(/[\s,]+/u)
    .includes(number.toLowerCase());
  return isThere ? values : { ...values, address: [street, number].filter(Boolean).join(' ') };
}

/** The box of a street is a field of its own, for kinds that have it. */
function withBox(kind: ImportableKind, values: ImportValues): ImportValues {
  const { street, box } = splitBox(importText(values, 'address'));
  const isField = IMPORT_FIELDS[kind].some(({ field }) => field === 'postbox');
  return box === '' || !isField || importText(values, 'postbox') !== ''
    ? values
    : { ...values, address: street, postbox: box };
}

/** The national number tells the century of a birth date. */
function withBirthday(values: ImportValues, guesses: readonly ImportGuess[]) {
  const born = parseNationalNumber(importText(values, 'ssn'))?.birthDate;
  const isGuessed = guesses.some(({ field, reason }) => field === 'birthday' && reason === 'century');
  if (!isGuessed || born?.slice(2) !== importText(values, 'birthday').slice(2)) return { values, guesses };
  return {
    values: { ...values, birthday: born },
    guesses: guesses.filter(({ field }) => field !== 'birthday'),
  };
}

/** Mobile phone fields of a row that hold a landline. */
export const wrongMobiles = (kind: ImportableKind, values: ImportValues): readonly string[] =>
  IMPORT_FIELDS[kind]
    .filter(({ field, type }) => type === 'mobile' && !mayBeMobile(importText(values, field)))
    .map(({ field }) => field);
