import { isIban, normaliseIban } from '../identity/iban.ts';
import { parseOgm } from '../invoice/structured-communication.ts';
import { parseMoneyText } from '../money/money-text.ts';
import { toCents } from '../money/money.ts';
import { fold } from '../text/fold.ts';
import { toIsoDate } from '../time/date.ts';
import { BANK_PROFILES, type BankFormat, type BankProfile } from './bank-profiles.ts';
import { invoiceReferenceIn, structuredIn } from './invoice-reference.ts';
import type { RefusedStatementLine, StatementLine } from './statement-line.ts';

/** The header of a bank's file lies within this many lines; some banks write a preamble before it. */
export const HEADER_WITHIN = 20;

const MAX_DETAIL = 2000;

/** A file whose header was found. */
export interface BankCsv {
  readonly format: BankFormat;
  /**
   * Reads a row of fields.
   * @param line Line of the file, from 1.
   * @returns the movement; `undefined` for an empty row and for one the bank refused to carry out.
   */
  readonly read: (fields: readonly string[], line: number) => StatementLine | RefusedStatementLine | undefined;
}

/** Whether a row was refused. */
export const isRefusedLine = (line: StatementLine | RefusedStatementLine): line is RefusedStatementLine =>
  'messageKey' in line;

/** The bank that writes this header; `undefined` when the row is no header that we know. */
export function bankCsvOf(header: readonly string[]): BankCsv | undefined {
  const names = header.map(fold);
  const columnOf = (candidates: readonly string[]): number =>
    names.findIndex((name) => candidates.some((candidate) => fold(candidate) === name));
  const profile = BANK_PROFILES.find(({ sign, date, amount }) =>
    [...sign, date, amount].every((candidates) => columnOf(candidates) >= 0),
  );
  return profile && { format: profile.format, read: reader(profile, columnOf) };
}

function reader(profile: BankProfile, columnOf: (names: readonly string[]) => number): BankCsv['read'] {
  const at = {
    date: columnOf(profile.date),
    amount: columnOf(profile.amount),
    account: columnOf(profile.account),
    counterparty: columnOf(profile.counterparty),
    structured: columnOf(profile.structured),
  };
  const detailAt = profile.detail.map(columnOf);
  const statusAt = profile.status ? columnOf(profile.status.column) : -1;
  const refusedWords = profile.status?.refused ?? [];
  return (fields, line) => {
    const text = (index: number): string => (fields[index] ?? '').replace(/\s+/gu, ' ').trim();
    if (fields.every((field) => field.trim() === '')) return undefined;
    if (refusedWords.some((word) => fold(text(statusAt)).startsWith(word))) return undefined;
    if (fields.length <= Math.max(at.date, at.amount)) return { line, messageKey: 'transaction.refused.columns' };
    const date = toIsoDate(text(at.date));
    if (date === undefined) return { line, messageKey: 'transaction.refused.date' };
    const amount = parseMoneyText(text(at.amount));
    if (amount === undefined) return { line, messageKey: 'transaction.refused.amount' };
    const detail = detailAt.map(text).filter(Boolean).join(' ').slice(0, MAX_DETAIL);
    const structured = parseOgm(text(at.structured)) ?? structuredIn(detail);
    return {
      line,
      date,
      cents: toCents(amount),
      account: accountOf(text(at.account)),
      counterparty: text(at.counterparty).slice(0, 200) || null,
      detail,
      structured,
      ref: invoiceReferenceIn(structured ?? detail),
    };
  };
}

function accountOf(text: string): string | null {
  if (text === '') return null;
  return isIban(text) ? normaliseIban(text) : text.slice(0, 42);
}
