import { toCents, type Money } from './money.ts';

/** The largest amount, in euros, that a field accepts, positive or negative. */
export const MAX_MONEY: Money = 9_999_999.99;

const SPACES = /[\s\u00A0\u2007\u2009\u202F]/gu;
const AMOUNT = /^[+-]?(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/u;
const GROUPED = /^[+-]?\d{1,3}(?:([.,])\d{3})+(?!\1)[.,]\d{1,2}$/u;

/**
 * Parses an amount as people type or paste it: `12,5`, `12.50`, `-3`, `1 234,50` with any kind of space, `1.234,50`, `€ 12`.
 * @returns euros; `undefined` when it is no amount, has more than two decimals or exceeds {@link MAX_MONEY}.
 */
export function parseMoneyText(text: string): Money | undefined {
  const compact = text
    .replace(SPACES, '')
    .replace(/^€|€$|EUR$/u, '')
    .replace('\u2212', '-');
  const plain = GROUPED.test(compact) ? withoutGroups(compact) : compact;
  if (!AMOUNT.test(plain)) return undefined;
  const value = toCents(plain.replace(',', '.')) / 100;
  return Math.abs(value) > MAX_MONEY ? undefined : value;
}

/** Removes grouping marks: in a grouped amount the last mark is the decimal one. */
function withoutGroups(text: string): string {
  const decimalMark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return `${text.slice(0, decimalMark).replace(/[.,]/gu, '')}.${text.slice(decimalMark + 1)}`;
}

/** An amount as a plain decimal with a point and two digits ("12.50"), for files and payment codes. */
export const moneyText = (value: Money): string => (toCents(value) / 100).toFixed(2);
