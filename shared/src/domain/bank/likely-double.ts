import { normaliseIban } from '../identity/iban.ts';
import { fold } from '../text/fold.ts';
import { daysBetween } from '../time/date.ts';
import type { StatementLine } from './statement-line.ts';

/** A movement that is known, as far as another file may hold it too. */
export interface KnownMovement extends Pick<
  StatementLine,
  'date' | 'cents' | 'account' | 'counterparty' | 'structured' | 'detail'
> {
  /** Format that it comes from; null where that is not known. */
  readonly origin: string | null;
  /** Known by the bank's number in that format. */
  readonly numbered: boolean;
}

/** Banks date a movement a weekend apart in their formats. */
export const MOST_DAYS_APART = 3;

/**
 * Whether two movements are likely one, read from two formats: the same amount at the same time, and what both say of the counterparty and the invoice
 * agrees. Two of one format are two, as its number or its content says, but for one that got its number later.
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

/** Undefined where one of them says nothing. */
const agree = (one: string, other: string): boolean | undefined =>
  one === '' || other === '' ? undefined : one === other;
