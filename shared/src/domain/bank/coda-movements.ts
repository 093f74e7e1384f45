import { parseOgm } from '../invoice/payment-reference.ts';
import { MAX_MONEY, toCents } from '../money/money.ts';
import { invoiceReferenceIn, structuredIn } from './propose-matches.ts';
import type { RefusedStatementLine, StatementLine } from './statement-line.ts';

/** Text of a movement in its fixed-width records. */
export interface CodaText {
  /** Fields of the records with their blanks: concatenated they restore words that were cut at a record's end. */
  readonly fields: string[];
  /** Written by the payer or the payer's bank, so that it may name an invoice; codes and sums of the bank may not. */
  readonly free: boolean;
}

/** A movement of a CODA file, gathered from its records. */
export interface CodaMovement {
  readonly line: number;
  readonly sequence: string;
  /** `0000` is the movement on the account; other numbers are the parts of a batch. */
  readonly part: string;
  /** Reference of the bank. */
  readonly reference: string;
  readonly date: string | undefined;
  readonly cents: number | undefined;
  /** First digit of the transaction code: 1, 2 and 7 are totals, 3 is an amount with its calculation. */
  readonly type: string;
  /** Level of a total that later records detail; 0 for none. */
  readonly level: string;
  /** Kind of its structured communication; undefined for a free one. */
  readonly code: string | undefined;
  /** Its communication, then its information records. */
  readonly texts: CodaText[];
  returned: boolean;
  account: string | null;
  counterparty: string | null;
  /** A continuation record was unreadable or is missing. */
  incomplete: boolean;
}

/** A statement: one account, from an old balance to a new one. */
export interface CodaStatement {
  readonly movements: CodaMovement[];
  /** Own account and number of the statement. */
  name: string;
  /** In another currency than euros. */
  foreign: boolean;
  opening: number;
  closing: number | undefined;
  records: number;
  open: boolean;
  closed: boolean;
}

/**
 * Lines of a statement: of a batch the details, with their own communications, when they add up to the movement on the account; else the movement as
 * a whole. Incomplete movements are left out: the corrected file would bring them again as another line.
 * @returns whether the lines lead from the opening to the closing balance
 */
export function* linesOfStatement(statement: CodaStatement): Generator<StatementLine | RefusedStatementLine, boolean> {
  let sum = statement.opening;
  for (const { whole, parts } of wholesOf(statement.movements)) {
    sum += whole.cents ?? 0;
    if ([whole, ...parts].some(({ incomplete }) => incomplete)) {
      yield { line: whole.line, messageKey: 'transaction.refused.incomplete' };
      continue;
    }
    for (const movement of detailsOf(whole, parts))
      yield statement.foreign
        ? { line: movement.line, messageKey: 'transaction.refused.currency' }
        : lineOf(movement, statement.name);
  }
  return !statement.closed || sum === statement.closing;
}

interface Whole {
  readonly whole: CodaMovement;
  readonly parts: readonly CodaMovement[];
}

/**
 * Movements on the account with their parts: those of the same sequence number, and for a total without parts the movements up to the one that ends
 * its level.
 */
function wholesOf(movements: readonly CodaMovement[]): Whole[] {
  const wholes: { whole: CodaMovement; parts: CodaMovement[] }[] = [];
  for (const movement of movements) {
    const last = wholes.at(-1);
    if (last && movement.part !== '0000' && movement.sequence === last.whole.sequence) last.parts.push(movement);
    else wholes.push({ whole: movement, parts: [] });
  }
  const found: Whole[] = [];
  for (let at = 0; at < wholes.length; at += 1) {
    const one = wholes[at];
    if (!one) continue;
    const { whole, parts } = one;
    const end = whole.level === '0' || parts.length > 0 ? -1 : endOfLevel(wholes, at);
    const below = end < 0 ? [] : wholes.slice(at + 1, end + 1);
    const details = below.flatMap((other) => [other.whole, ...other.parts]);
    if (below.length > 0 && sumOf(below.map((other) => other.whole)) === whole.cents) {
      found.push({ whole, parts: details });
      at = end;
    } else found.push({ whole, parts });
  }
  return found;
}

/** Index of the next movement of the same level; -1 for none. */
function endOfLevel(wholes: readonly Whole[], at: number): number {
  for (let index = at + 1; index < wholes.length; index += 1)
    if (wholes[index]?.whole.level === wholes[at]?.whole.level) return index;
  return -1;
}

const sumOf = (movements: readonly CodaMovement[]): number =>
  movements.reduce((total, { cents }) => total + (cents ?? Number.NaN), 0);

const isTotal = ({ type, level }: CodaMovement): boolean => level !== '0' || /^[127]$/u.test(type);

/** Maximum number of totals whose details are searched within a batch, since each searches all that follows; CODA has nine levels. */
const MOST_TOTALS = 100;

/** Movements that represent a whole: its details on any level, or itself when they do not add up or only show how its amount was calculated. */
function detailsOf(whole: CodaMovement, parts: readonly CodaMovement[]): readonly CodaMovement[] {
  if (parts.length === 0) return [whole];
  if (whole.type === '3') return [withTextsOf(whole, parts)];
  if (sumOf(parts) === whole.cents) return parts;
  if (parts.filter(isTotal).length > MOST_TOTALS) return [whole];
  const details = detailsTo(parts, 0, whole.cents ?? Number.NaN, new Map());
  return details?.next === parts.length ? details.found : [whole];
}

interface Details {
  readonly found: readonly CodaMovement[];
  readonly next: number;
}

/**
 * The movements from `start` that add up to a total, with the details of nested totals in their place; undefined when no run of them does.
 * @param known memo of the examined totals by start index: without it each further total would double the work
 */
function detailsTo(
  parts: readonly CodaMovement[],
  start: number,
  total: number,
  known: Map<number, Details | undefined>,
): Details | undefined {
  if (known.has(start)) return known.get(start);
  const found: (readonly CodaMovement[])[] = [];
  let sum = 0;
  let at = start;
  while (at < parts.length && (at === start || sum !== total)) {
    const part = parts[at];
    if (!part) return undefined;
    const below = isTotal(part) ? detailsTo(parts, at + 1, part.cents ?? Number.NaN, known) : undefined;
    found.push(below?.found ?? [part]);
    sum += part.cents ?? Number.NaN;
    at = below?.next ?? at + 1;
  }
  const details = sum === total && found.length > 0 ? { found: found.flat(), next: at } : undefined;
  known.set(start, details);
  return details;
}

const withTextsOf = (whole: CodaMovement, parts: readonly CodaMovement[]): CodaMovement => ({
  ...whole,
  texts: [...whole.texts, ...parts.filter(({ code }) => code === undefined).flatMap(({ texts }) => texts)],
  account: whole.account ?? parts.find(({ account }) => account)?.account ?? null,
  counterparty: whole.counterparty ?? parts.find(({ counterparty }) => counterparty)?.counterparty ?? null,
});

const OGM_CODE = /^10[12]$/u;
/** Character ranges in the structured communication 127 of a European direct debit: its communication, and the kind of return. */
const DEBIT = { communication: [79, 141], kind: 141 } as const;

function lineOf(movement: CodaMovement, statement: string): StatementLine | RefusedStatementLine {
  const { line, date, cents, code, account, counterparty, sequence, part, reference } = movement;
  if (date === undefined) return { line, messageKey: 'transaction.refused.date' };
  if (cents === undefined || Math.abs(cents) > toCents(MAX_MONEY))
    return { line, messageKey: 'transaction.refused.amount' };
  const [first, ...others] = movement.texts;
  const fields = first?.fields ?? [];
  const communication = fields.join('');
  const ogm = code !== undefined && OGM_CODE.test(code) ? parseOgm(communication.slice(3, 15)) : undefined;
  const texts = [communicationOf(code, fields, ogm !== undefined), ...others];
  const free = texts.filter((text) => text.free);
  const said = joined(free, '');
  // A word that ends exactly at the field's end has no blank before the next one.
  const apart = joined(free, ' ');
  const structured = ogm ?? structuredIn(said) ?? structuredIn(apart);
  return {
    line,
    date,
    cents,
    account,
    counterparty,
    detail: joined(texts, ''),
    structured,
    ref: [structured ?? '', said, apart.replace(/(?<=\d) (?=\d)/gu, '')].map(invoiceReferenceIn).find(Boolean) ?? null,
    number: [statement, sequence, part, reference].join(' '),
    returned: movement.returned || (code === '127' && /^[1-5]$/u.test(communication.charAt(3 + DEBIT.kind))),
  };
}

/** The communication of a movement without its codes. */
function communicationOf(code: string | undefined, fields: readonly string[], hasOgm: boolean): CodaText {
  if (code === undefined) return { fields: [...fields], free: true };
  const text = fields.join('');
  if (OGM_CODE.test(code)) return { fields: [text.slice(hasOgm ? 15 : 3)], free: true };
  if (code === '127') return { fields: [text.slice(3).slice(...DEBIT.communication)], free: true };
  return { fields: [text], free: false };
}

/** Texts concatenated and trimmed for a reader. */
const joined = (texts: readonly CodaText[], border: '' | ' '): string =>
  texts
    .map(({ fields }) => fields.join(border).replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join(' ')
    .slice(0, 2000);
