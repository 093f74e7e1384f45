import { normaliseIban } from '../identity/numbers.ts';
import { toCents, type Money } from '../money/money.ts';
import { fold } from '../text/fold.ts';
import { daysBetween, type IsoDate } from '../time/date.ts';
import { structuredAllIn } from './propose-matches.ts';
import type { StatementLine } from './statement-line.ts';

/** Words in bank texts that mark a returned payment. */
const WORDS =
  /\b(?:retour\w*|return(?:ed)?|terugbeta\w*|terugstort\w*|terugboek\w*|teruggeboekt\w*|teruggestort\w*|terugvorder\w*|rembours\w*|refund\w*|revers\w*|rejet\w*|reject\w*|impaye\w*|onbetaald\w*|unpaid|geweigerd\w*|refus\w*|annul\w*|storno\w*|recall|extourne\w*|tegenboek\w*|onuitvoerbare?|unexecutable|inexecutable)\b/u;

/** Whether the text of a movement says that it returns a payment. */
export const saysReturn = (text: string): boolean => WORDS.test(fold(text));

/** Fields of a movement that decide whether it returns another one. */
export interface ReturnSide {
  readonly date: IsoDate;
  readonly amount: Money;
  readonly account: string | null;
  readonly counterparty: string | null;
  readonly structured: string | null;
  readonly detail: string;
  /** The bank marks it as a return. */
  readonly returned: boolean;
}

/** Maximum days between a payment and its return: direct debits can be returned for thirteen months. */
export const LONGEST_RETURN = 400;

/** Certainty in percent that a movement returns an earlier one, by kind of evidence. */
const EVIDENCE = { ogm: 95, said: 85, account: 70, name: 50 } as const;

/** Certainty (percent) from which a return makes its payment uncertain. */
export const LIKELY_RETURN = EVIDENCE.account;

/**
 * Certainty in percent that a movement returns an earlier one of exactly the opposite amount: by the structured communication, by the account, or by
 * the name where the bank marks a return. Undefined without evidence.
 */
export function returnEvidence(back: ReturnSide, payment: ReturnSide): number | undefined {
  const days = daysBetween(payment.date, back.date);
  if (toCents(back.amount) !== 0 - toCents(payment.amount) || days < 0 || days > LONGEST_RETURN) return undefined;
  const named = new Set(ogmsOf(payment));
  const isSaid = back.returned || saysReturn(back.detail);
  const ogms = ogmsOf(back);
  if (ogms.some((digits) => named.has(digits))) return EVIDENCE.ogm;
  // It names another invoice.
  if (ogms.length > 0 && named.size > 0) return undefined;
  const account = normaliseIban(back.account ?? '');
  if (account !== '' && account === normaliseIban(payment.account ?? ''))
    return isSaid ? EVIDENCE.said : EVIDENCE.account;
  const name = fold(back.counterparty ?? '');
  return isSaid && name !== '' && name === fold(payment.counterparty ?? '') ? EVIDENCE.name : undefined;
}

const ogmsOf = ({ structured, detail }: Pick<ReturnSide, 'structured' | 'detail'>): readonly string[] => [
  ...(structured === null ? [] : [structured]),
  ...structuredAllIn(detail),
];

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
