import { sumMoney } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { FormattingContext, TableTotal } from '@navette/shared/ui-table';

/** A sum under a list. */
export interface Sum {
  readonly id: string;
  /** Message key: says what the sum includes. */
  readonly label: string;
  readonly euros: number;
}

/** Sums as the footer of a list shows them. */
export const totalsOf = (sums: readonly Sum[], { t, formats }: FormattingContext): readonly TableTotal[] =>
  sums.map(({ id, label, euros }) => ({ id, label: t(label), value: formats.formatMoney(euros), amount: euros }));

/** Sums of lines, and of their parking if there is any. */
export const lineSums = (lines: number, parking: number): readonly Sum[] => [
  { id: 'lines', label: messageKey('wallet.bookings'), euros: lines },
  ...(parking === 0 ? [] : [{ id: 'parking', label: messageKey('monthEnd.sum.parking'), euros: parking }]),
];

/** Footer of a list with the sum of one column, under a message key. */
export const sumOf =
  <Row>(id: string, label: string, amountOf: (row: Row) => number | null | undefined) =>
  (found: readonly Row[], context: FormattingContext): readonly TableTotal[] =>
    totalsOf([{ id, label, euros: sumMoney(found.map(amountOf)) }], context);
