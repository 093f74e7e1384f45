import { percentOf, roundMoney, subtractMoney, sumMoney, type Money } from '../money/money.ts';
import type { DocumentLine } from './source.ts';

/** What a driver's line adds besides its price, in euros. */
export const rectificationOf = ({ creditDriver, creditAmount }: DocumentLine): Money =>
  creditDriver ? roundMoney(creditAmount) : 0;

/** Commission of a driver's line, rounded by itself (DECISIONS 34). */
export const commissionOf = ({ subtotal, commission }: DocumentLine): Money => percentOf(subtotal, commission ?? 0);

/** The patient's share that a line deducts, in euros: what the total falls short of its price and waiting. */
export const deductedShare = ({ subtotal, total }: DocumentLine): Money => subtractMoney(subtotal, total);

/** Sum over lines, in euros. */
export const sumOf = (
  lines: readonly DocumentLine[],
  figure: (line: DocumentLine) => Money | DocumentLine['total'],
): Money => sumMoney(lines.map(figure));
