import { type InvoiceKind, subtractMoney, sumMoney } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { FormattingContext, TableTotal } from '@navette/shared/ui-table';
import type { PlannedInvoice, PlannedLine } from './month-end-requests.ts';

/** Labels of the total of invoices, which say what it includes. */
const TOTALS: Readonly<Record<InvoiceKind, string>> = {
  client: messageKey('monthEnd.sum.client'),
  insurance: messageKey('monthEnd.sum.insurance'),
  driver: messageKey('monthEnd.sum.driver'),
};

const amountsOf = (lines: readonly PlannedLine[]) => sumMoney(lines.map(({ amount }) => amount));
const parkingOf = (lines: readonly PlannedLine[]) => sumMoney(lines.map(({ parking }) => parking));

/** The fee of an invoice, in euros: its amount minus its lines and their parking. */
const feeOf = ({ amount, lines }: PlannedInvoice): number =>
  subtractMoney(amount, sumMoney([amountsOf(lines), parkingOf(lines)]));

/** Total of the lines, in euros, with parking for a client. */
export function lineTotals(lines: readonly PlannedLine[], { t, formats }: FormattingContext): readonly TableTotal[] {
  const parking = parkingOf(lines);
  return [
    { id: 'lines', label: t('wallet.bookings'), value: formats.formatMoney(amountsOf(lines)) },
    ...(parking === 0
      ? []
      : [{ id: 'parking', label: t('monthEnd.sum.parking'), value: formats.formatMoney(parking) }]),
  ];
}

/** Total of the fees, in euros. */
export function feeTotals(
  invoices: readonly PlannedInvoice[],
  { t, formats }: FormattingContext,
): readonly TableTotal[] {
  const fee = sumMoney(invoices.map(feeOf));
  return fee === 0 ? [] : [{ id: 'fee', label: t('invoice.fee'), value: formats.formatMoney(fee) }];
}

/** Total of invoices, in euros: the sum of lines, parking and fees. */
export function invoiceTotals(
  kind: InvoiceKind,
  invoices: readonly PlannedInvoice[],
  context: FormattingContext,
): readonly TableTotal[] {
  const { t, formats } = context;
  const total = formats.formatMoney(sumMoney(invoices.map(({ amount }) => amount)));
  return [
    ...(kind === 'client'
      ? lineTotals(
          invoices.flatMap(({ lines }) => lines),
          context,
        )
      : []),
    ...feeTotals(invoices, context),
    { id: 'total', label: t(TOTALS[kind]), value: total },
  ];
}
