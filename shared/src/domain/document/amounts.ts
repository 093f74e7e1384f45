import { moneyText, toCents, type MoneyInput } from '../money/money.ts';
import type { DocumentLanguage } from '../people/document-language.ts';

const NO_BREAK = '\u00A0';
const MARKS = {
  fr: { group: NO_BREAK, decimal: ',', sign: (amount: string) => `${amount}${NO_BREAK}€` },
  nl: { group: '.', decimal: ',', sign: (amount: string) => `€${NO_BREAK}${amount}` },
  en: {
    group: ',',
    decimal: '.',
    sign: (amount: string) => (amount.startsWith('-') ? `-€${amount.slice(1)}` : `€${amount}`),
  },
} as const;

/**
 * An amount with two decimals, as in a table cell: `1 234,50`, in Dutch `1.234,50`. Formatted here instead of by `Intl`: a document must be the same
 * in a browser, on the server and after an update of either.
 */
export function amountText(euros: MoneyInput, language: DocumentLanguage): string {
  const { group, decimal } = MARKS[language];
  const [whole = '', cents = ''] = moneyText(toCents(euros) / 100).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/gu, group)}${decimal}${cents}`;
}

/** An amount with its sign: `1 234,50 €`, in Dutch `€ 1.234,50`. */
export const eurosText = (euros: MoneyInput, language: DocumentLanguage): string =>
  MARKS[language].sign(amountText(euros, language));

/** Kilometres with one decimal: `1 012,5`. */
export function kmText(km: number, language: DocumentLanguage): string {
  const { group, decimal } = MARKS[language];
  const [whole = '', tenth = ''] = (Math.round(km * 10) / 10).toFixed(1).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/gu, group)}${decimal}${tenth}`;
}
