import { invoiceNumber } from '../../invoice/numbers.ts';
import { eurosText } from '../amounts.ts';
import { commonColumns, lineTable } from '../columns.ts';
import { saidPayment } from '../payment.ts';
import type { BodyMaker } from './body.ts';

/** Credit note: the lines that are credited with their totals; it asks for nothing. */
export const creditBody: BodyMaker = (source, texts) => {
  const { id, amount, language, fee } = source;
  const { date, time, client, destination, type, total } = commonColumns(texts);
  const money = eurosText(amount, language);
  return {
    table: lineTable(source, texts, [date, time, client, destination, type, total]),
    totals: {
      kind: 'totals',
      rows: [
        ...(fee === 0 ? [] : [{ label: texts.total.fee, value: eurosText(fee, language), strong: false }]),
        { label: texts.total.credited, value: money, strong: true },
      ],
    },
    payment: saidPayment(texts, [texts.payment.credited(money, id === null ? '' : invoiceNumber(id))]),
  };
};
