import type { BookLine, Journal } from '@navette/shared/accounting';
import { moneyText, subtractMoney } from '@navette/shared/domain';

/** Codes of the journals in all files, as a Belgian accountant knows them. */
export const JOURNAL_CODES: Readonly<Record<Journal, string>> = {
  sales: 'VEN',
  salesCredits: 'NCV',
  purchases: 'ACH',
  settlements: 'DEC',
  bank: 'BNQ',
  cash: 'CAI',
  other: 'OD',
};

/** DD/MM/YYYY. */
export const dateText = (date: string | null): string => (date ?? '').split('-').toReversed().join('/');

/** Signed amount of a line: a debit is positive. */
export const signed = ({ debit, credit }: Pick<BookLine, 'debit' | 'credit'>): string =>
  moneyText(subtractMoney(debit, credit));

/** A text in one line, cut to a length; marks that separate cells and typographic signs outside of Latin-1 become plain ones. */
export const plain = (text: string, most: number): string =>
  text
    .replaceAll(/[\s;"]+/gu, ' ')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/[^ -ÿ]/gu, '?')
    .trim()
    .slice(0, most);

/** Quoted cell of a CSV; one that begins like a formula is kept a text for spreadsheets. */
export const quoted = (text: string): string =>
  `"${(/^\s*[=+@-](?!\d+,\d\d$)/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
