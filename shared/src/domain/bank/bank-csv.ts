import { isIban, normaliseIban } from '../identity/numbers.ts';
import { parseOgm } from '../invoice/payment-reference.ts';
import { type Cents, toCents, parseMoneyText } from '../money/money.ts';
import { fold } from '../text/fold.ts';
import { bankColumns, type BankColumn, type BankColumns, type BankFormat } from './bank-columns.ts';
import { invoiceReferenceIn, structuredIn } from './propose-matches.ts';
import { saysReturn } from './returned-payment.ts';
import type { LineFault, RefusedStatementLine, StatementLine } from './statement-line.ts';
import { addDays, isoDate, type IsoDate } from '../time/date.ts';

/** The header of a bank's file lies within this many lines; some banks write a preamble before it. */
export const HEADER_WITHIN = 30;

/** Marks between the fields of a file, the usual one first. */
export const BANK_DELIMITERS = [';', '\t', ',', '|'] as const;

/** Maximum number of columns; a longer row is no header of a bank. */
const MOST_COLUMNS = 200;
const MAX_DETAIL = 2000;

/** Beginnings of status words for transactions that the bank did not execute. */
const NOT_DONE = /^(?:gewei|refus|annul|geann|reject|cancel|declin)/u;
const OUT = /^(?:d|debit|debet|af|-)$/u;
const EURO = new Set(['', 'eur', 'euro', 'euros', '€']);

/** A file whose header was found. */
export interface BankCsv {
  readonly format: BankFormat;
  /**
   * Reads a row of fields.
   * @param line Line of the file, from 1.
   * @returns the movement; `undefined` for an empty row.
   */
  readonly read: (fields: readonly string[], line: number) => StatementLine | RefusedStatementLine | undefined;
}

/** Whether a row was refused. */
export const isRefusedLine = (line: StatementLine | RefusedStatementLine): line is RefusedStatementLine =>
  'messageKey' in line;

/** Reader for the bank that writes this header; `undefined` when the header is unknown. */
export function bankCsvOf(header: readonly string[]): BankCsv | undefined {
  const columns = header.length <= MOST_COLUMNS ? bankColumns(header) : undefined;
  return (
    columns && {
      format: columns.format,
      read: (fields, line) => {
        if (fields.every((value) => value.trim() === '')) return undefined;
        const read = readRow(columns, fields);
        return { line, ...read };
      },
    }
  );
}

function readRow(
  columns: BankColumns,
  fields: readonly string[],
): Omit<StatementLine, 'line'> | { readonly messageKey: LineFault } {
  const { at, format, width, texts } = columns;
  const text = (index: number): string => (fields[index] ?? '').replace(/\s+/gu, ' ').trim();
  const value = (column: BankColumn): string => text(at[column]);
  if (NOT_DONE.test(fold(value('status')))) return { messageKey: 'transaction.refused.byBank' };
  // More fields than columns: an unquoted delimiter split a field, so that the fields after it are shifted.
  const isSplit = fields.slice(width).some((more) => more.trim() !== '');
  if (fields.length <= Math.max(at.date, at.amount) || isSplit) return { messageKey: 'transaction.refused.columns' };
  const currency = fold(value('currency'));
  if (!EURO.has(currency) && /^\p{L}{3}$|^[^\p{L}\p{N}]$/u.test(currency))
    return { messageKey: 'transaction.refused.currency' };
  const date = bankDate(value('date'));
  if (date === undefined) return { messageKey: 'transaction.refused.date' };
  const cents = centsOf(value);
  if (cents === undefined) return { messageKey: 'transaction.refused.amount' };
  const detail = texts.map(text).filter(Boolean).join(' ').slice(0, MAX_DETAIL);
  const inColumn = value('structured');
  const structured = parseOgm(inColumn) ?? structuredIn(inColumn) ?? structuredIn(detail);
  return {
    date,
    cents,
    account: accountOf(value('account')),
    counterparty: value('name').slice(0, 200) || null,
    detail,
    structured,
    ref: invoiceReferenceIn(`${structured ?? ''} ${detail}`),
    number: numberOf(format, value),
    returned: saysReturn(`${value('type')} ${detail}`),
  };
}

/** Amount of a row: its sign is part of it, in a column of its own, or given by the column (debit or credit). */
function centsOf(value: (column: BankColumn) => string): Cents | undefined {
  const [credit, debit] = [bankCents(value('credit')), bankCents(value('debit'))];
  if (value('amount') === '') {
    if (value('credit') !== '' && credit === undefined) return undefined;
    if (value('debit') !== '' && debit === undefined) return undefined;
    if (credit === undefined && debit === undefined) return undefined;
    return Math.abs(credit ?? 0) - Math.abs(debit ?? 0);
  }
  const cents = bankCents(value('amount'));
  if (cents === undefined) return undefined;
  const goesOut = OUT.test(fold(value('direction'))) || (Boolean(debit) && !credit);
  return goesOut ? 0 - Math.abs(cents) : cents;
}

/**
 * The bank's own number of a movement. KBC and Crelan have none: the balance after the movement tells two equal payments apart, with the statement
 * number where there is one. A number that ends in a dash is provisional.
 */
function numberOf(format: BankFormat, value: (column: BankColumn) => string): string | null {
  const own = normaliseIban(value('own'));
  const number = value('number');
  if (/[\p{L}\p{N}]$/u.test(number)) return [own, value('statement'), number].join(' ');
  const [statement, balance] = [value('statement'), bankCents(value('balance'))];
  const isNumbered = format === 'crelan' || (format === 'kbc' && statement !== '');
  return isNumbered && balance !== undefined ? [own, statement, String(balance)].join(' ') : null;
}

function accountOf(text: string): string | null {
  if (text === '') return null;
  return isIban(text) ? normaliseIban(text) : text.slice(0, 42);
}

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T,]+\d{1,2}[:h.]\d{2}(?:[:.]\d{2})?)?$/u;
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d{2})\2(\d{2})(?:[ T,]+\d{1,2}[:h.]\d{2}.*)?$/u;

/** Serial day numbers of spreadsheets for the years 2000 to 2100. */
const SERIAL = { from: 36_526, to: 73_415, zero: '1899-12-30' } as const;

/**
 * Parses a day as banks and spreadsheets write it: `17/11/2026`, `17-11-26`, `17.11.2026 10:22`, `2026-11-17`, `20261117`, `46343`. Belgian dates
 * have the day before the month: a date that is valid only as month/day is refused.
 */
export function bankDate(text: string): IsoDate | undefined {
  const [, day, month, short] = DAY_FIRST.exec(text) ?? [];
  if (short !== undefined) return isoDate(Number(short) + (short.length === 2 ? 2000 : 0), Number(month), Number(day));
  const [, year, , monthOfYear, dayOfMonth] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return isoDate(Number(year), Number(monthOfYear), Number(dayOfMonth));
  const serial = /^\d{5}$/u.test(text) ? Number(text) : 0;
  return serial >= SERIAL.from && serial <= SERIAL.to ? addDays(SERIAL.zero, serial) : undefined;
}

/**
 * Parses an amount as banks write it, in cents: besides what people type (`1.234,56`, `1,234.56`, `+ 12,00`) a trailing sign (`12,00-`), a leading
 * currency, and typographic minus signs.
 */
export function bankCents(text: string): Cents | undefined {
  const compact = text
    .replaceAll(/[\s\u00A0\u2007\u2009\u202F']/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/^([+-]?)(?:EUR|€)/iu, '$1')
    .replace(/(?:EUR|€)([+-]?)$/iu, '$1');
  const [, before = '', digits = '', behind = ''] = /^([+-]?)(.*?)([+-]?)$/u.exec(compact) ?? [];
  if (before !== '' && behind !== '' && before !== behind) return undefined;
  const amount = /^[+-]/u.test(digits) ? undefined : parseMoneyText(digits);
  if (amount === undefined) return undefined;
  const cents = toCents(amount);
  return before === '-' || behind === '-' ? 0 - cents : cents;
}
