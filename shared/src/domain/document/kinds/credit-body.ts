import { invoiceNumber } from '../../invoice/numbers.ts';
import { hasNothingOpen } from '../../invoice/open-amount.ts';
import { eurosText } from '../amounts.ts';
import { commonColumns, lineTable } from '../columns.ts';
import { sumOf } from '../line-figures.ts';
import { saidPayment } from '../payment.ts';
import type { DocumentSource } from '../source.ts';
import type { DocumentTexts } from '../texts/texts.ts';
import type { BodyMaker } from './body.ts';

/** Credit note: the lines that are credited with their totals, those of an insurer by its transport number as on the invoice; it says what is left to pay of the invoice, or what is given back. */
export const creditBody: BodyMaker = (source, texts) => {
  const { id, amount, language, fee, kind, lines } = source;
  const { date, time, client, destination, type, motive, transport, parking, total } = commonColumns(texts);
  const parkingSum = kind === 'client' ? sumOf(lines, ({ ticket_price }) => ticket_price) : 0;
  const money = eurosText(amount, language);
  return {
    table: lineTable(
      source,
      texts,
      kind === 'insurance'
        ? [transport, date, time, client, type, motive, total]
        : [
            date,
            time,
            client,
            destination,
            type,
            ...(kind === 'client' ? [{ ...parking, optional: true }] : []),
            total,
          ],
    ),
    totals: {
      kind: 'totals',
      rows: [
        ...(parkingSum === 0
          ? []
          : [{ label: texts.total.parking, value: eurosText(parkingSum, language), strong: false }]),
        ...(fee === 0 ? [] : [{ label: texts.total.fee, value: eurosText(fee, language), strong: false }]),
        { label: texts.total.credited, value: money, strong: true },
      ],
    },
    payment: saidPayment(texts, [
      texts.payment.credited(kind, money, id === null ? '' : invoiceNumber(id)),
      ...restOf(source, texts),
    ]),
  };
};

/** Amount of the invoice still to pay, or to refund; nothing where it is not known. */
function restOf({ credit, kind, id, language }: DocumentSource, { payment }: DocumentTexts): readonly string[] {
  const { open, invoiceAmount } = credit ?? {};
  if (open === undefined || invoiceAmount === undefined || id === null) return [];
  if (open === 0) return [payment.nothing];
  const amount = eurosText(Math.abs(open), language);
  const isOverpaid = hasNothingOpen({ amount: invoiceAmount, open });
  return [(isOverpaid ? payment.creditRefund : payment.creditOpen)(kind, amount, invoiceNumber(id))];
}
