import { subtractMoney } from '../../money/money.ts';
import { eurosText } from '../amounts.ts';
import { commonColumns, lineTable } from '../columns.ts';
import { deductedShare, sumOf } from '../line-figures.ts';
import { requestOrNothing } from '../request.ts';
import type { BodyMaker } from './body.ts';

/** Invoice of a client: price and waiting of each trip, then parking and fee (S3 §2.5; golden case 10). */
export const clientBody: BodyMaker = (source, texts) => {
  const { lines, language, fee, amount } = source;
  const { date, time, destination, type, wait, parking, total } = commonColumns(texts);
  const parkingSum = sumOf(lines, (line) => line.ticket_price);
  const subtotal = sumOf(lines, (line) => line.total);
  const money = (euros: number) => eurosText(euros, language);
  return {
    table: lineTable(source, texts, [
      date,
      time,
      destination,
      type,
      { header: texts.column.price, width: 18, cell: { amount: ({ price }) => price } },
      wait,
      {
        header: texts.column.share,
        width: 18,
        cell: { amount: (line) => subtractMoney(0, deductedShare(line)) },
        optional: true,
      },
      { ...parking, optional: true },
      total,
    ]),
    totals: {
      kind: 'totals',
      rows: [
        { label: texts.total.subtotal, value: money(subtotal), strong: false },
        ...(parkingSum === 0 ? [] : [{ label: texts.total.parking, value: money(parkingSum), strong: false }]),
        { label: texts.total.fee, value: money(fee), strong: false },
        { label: texts.total.total, value: money(amount), strong: true },
      ],
    },
    payment: requestOrNothing(source, texts),
  };
};
