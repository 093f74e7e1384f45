import { normaliseIban } from '../identity/numbers.ts';
import { fold } from '../text/fold.ts';
import { daysBetween } from '../time/date.ts';
import type { StatementLine } from './statement-line.ts';

/** A stored movement, with the fields that are compared across files. */
export interface KnownMovement extends Pick<
  StatementLine,
  'date' | 'cents' | 'account' | 'counterparty' | 'structured' | 'detail'
> {
  /** Format of its file; null when unknown. */
  readonly origin: string | null;
  /** It has the bank's own number in that format. */
  readonly numbered: boolean;
}

/** Maximum days between the dates of one movement in two formats of a bank: a weekend. */
export const MOST_DAYS_APART = 3;

/**
 * Whether two movements from two formats are probably the same: equal amount, dates close together, and no contradiction in counterparty and invoice.
 * Two movements of one format are different, as their number or content says, except one that got its number later.
 */
export function isLikelyDouble(line: KnownMovement, known: KnownMovement): boolean {
  if (line.cents !== known.cents || Math.abs(daysBetween(line.date, known.date)) > MOST_DAYS_APART) return false;
  if (line.origin !== null && line.origin === known.origin && line.numbered === known.numbered) return false;
  const compared = [
    agree(normaliseIban(line.account ?? ''), normaliseIban(known.account ?? '')),
    agree(line.structured ?? '', known.structured ?? ''),
  ];
  if (compared.includes(false)) return false;
  if (compared.includes(true)) return true;
  const names = agree(fold(line.counterparty ?? ''), fold(known.counterparty ?? ''));
  return names ?? line.date === known.date;
}

/** Undefined when one of the texts is empty. */
const agree = (one: string, other: string): boolean | undefined =>
  one === '' || other === '' ? undefined : one === other;
