import type { IsoDate } from '../time/date.ts';

/** One movement on an account, as a bank file states it (specification/payments.md#bank-transactions). */
export interface StatementLine {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Day of booking. */
  readonly date: IsoDate;
  /** Positive when money came in. */
  readonly cents: number;
  /** Account of the counterparty, else the own one as in the file; without spaces when it is an IBAN. */
  readonly account: string | null;
  readonly counterparty: string | null;
  /** Free text, at most 2000 characters. */
  readonly detail: string;
  /** The twelve digits of a structured communication that passes its check. */
  readonly structured: string | null;
  /** Number of the invoice that it seems to pay, six digits. */
  readonly ref: string | null;
  /** The bank's own number of the movement with the account, the same in every file of this format; null where the format has none. */
  readonly number: string | null;
  /** The bank marks it as return, refusal or cancellation of an earlier one. */
  readonly returned: boolean;
}

/** Reason why a line could not be read, as a key of the catalogue. */
export type LineFault =
  | 'transaction.refused.date'
  | 'transaction.refused.amount'
  | 'transaction.refused.byBank'
  | 'transaction.refused.columns'
  | 'transaction.refused.currency'
  | 'transaction.refused.incomplete'
  | 'transaction.refused.record';

/** A line that could not be read. */
export interface RefusedStatementLine {
  readonly line: number;
  readonly messageKey: LineFault;
}

/** Warning about a file that was read nevertheless, as a key of the catalogue. */
export type StatementWarning =
  | 'transaction.warning.balance'
  | 'transaction.warning.count'
  | 'transaction.warning.duplicateFile'
  | 'transaction.warning.incomplete';
