import { percentOf, roundMoney, subtractMoney, sumMoney, type Money } from '../money/money.ts';
import type { DocumentLine } from './source.ts';

/** Rectification of a driver's line besides its price, in euros. */
export const rectificationOf = ({ creditDriver, creditAmount }: DocumentLine): Money =>
  creditDriver ? roundMoney(creditAmount) : 0;

/** Commission of a driver's line, rounded line by line (specification/wallets.md#commission). */
export const commissionOf = ({ subtotal, commission }: DocumentLine): Money => percentOf(subtotal, commission ?? 0);

/** The patient's share deducted from a line, in euros: price and waiting minus total. */
export const deductedShare = ({ subtotal, total }: DocumentLine): Money => subtractMoney(subtotal, total);

/** Sum over lines, in euros. */
export const sumOf = (
  lines: readonly DocumentLine[],
  figure: (line: DocumentLine) => Money | DocumentLine['total'],
): Money => sumMoney(lines.map(figure));
