import { normaliseIban } from '../identity/iban.ts';
import { toCents, type Money } from '../money/money.ts';
import { fold } from '../text/fold.ts';
import { daysBetween, type IsoDate } from '../time/date.ts';
import { structuredAllIn } from './invoice-reference.ts';

/** Words by which banks say in their texts that money goes back. */
const WORDS =
  /\b(?:retour\w*|return(?:ed)?|terugbeta\w*|terugstort\w*|terugboek\w*|teruggeboekt\w*|teruggestort\w*|terugvorder\w*|rembours\w*|refund\w*|revers\w*|rejet\w*|reject\w*|impaye\w*|onbetaald\w*|unpaid|geweigerd\w*|refus\w*|annul\w*|storno\w*|recall|extourne\w*|tegenboek\w*|onuitvoerbare?|unexecutable|inexecutable)\b/u;

/** Whether the text of a movement says that money goes back. */
export const saysReturn = (text: string): boolean => WORDS.test(fold(text));

/** A movement as far as it tells whether it gives back another one. */
export interface ReturnSide {
  readonly date: IsoDate;
  readonly amount: Money;
  readonly account: string | null;
  readonly counterparty: string | null;
  readonly structured: string | null;
  readonly detail: string;
  /** The bank marked it as a return. */
  readonly returned: boolean;
}

/** Banks give direct debits back for thirteen months. */
export const LONGEST_RETURN = 400;

/** Certainty that a movement returns an earlier one, in percent. */
const EVIDENCE = { ogm: 95, said: 85, account: 70, name: 50 } as const;

/** Percent from which a payment is no longer certain because it seems to have been given back. */
export const LIKELY_RETURN = EVIDENCE.account;

/**
 * How sure it is that a movement gives back an earlier one of exactly its amount and the other sign, in percent: by the structured communication, by the
 * account, by the name where the bank says that it is a return. Undefined when nothing says so.
 */
export function returnEvidence(back: ReturnSide, payment: ReturnSide): number | undefined {
  const days = daysBetween(payment.date, back.date);
  if (toCents(back.amount) !== 0 - toCents(payment.amount) || days < 0 || days > LONGEST_RETURN) return undefined;
  const named = new Set(ogmsOf(payment));
  const isSaid = back.returned || saysReturn(back.detail);
  const ogms = ogmsOf(back);
  if (ogms.some((digits) => named.has(digits))) return EVIDENCE.ogm;
  // It speaks of another invoice.
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
