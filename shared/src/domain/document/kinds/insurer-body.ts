import { subtractMoney } from '../../money/money.ts';
import { eurosText } from '../amounts.ts';
import { commonColumns, lineTable } from '../columns.ts';
import { sumOf } from '../line-figures.ts';
import { requestOrNothing } from '../request.ts';
import type { BodyMaker } from './body.ts';

/** Invoice of an insurer: gross amount and the patient's share of each transport, no fee (S3 §2.6; golden case 11). */
export const insurerBody: BodyMaker = (source, texts) => {
  const { lines, language, amount } = source;
  const { transport, date, time, client, type, motive, total } = commonColumns(texts);
  const money = (euros: number) => eurosText(euros, language);
  return {
    table: lineTable(source, texts, [
      transport,
      date,
      time,
      client,
      type,
      motive,
      { header: texts.column.subtotal, width: 18, cell: { amount: ({ subtotal }) => subtotal } },
      { header: texts.column.share, width: 18, cell: { amount: ({ price_cash }) => subtractMoney(0, price_cash) } },
      total,
    ]),
    totals: {
      kind: 'totals',
      rows: [
        { label: texts.total.gross, value: money(sumOf(lines, ({ subtotal }) => subtotal)), strong: false },
        {
          label: texts.total.shares,
          value: money(
            subtractMoney(
              0,
              sumOf(lines, ({ price_cash }) => price_cash),
            ),
          ),
          strong: false,
        },
        { label: texts.total.total, value: money(amount), strong: true },
      ],
    },
    payment: requestOrNothing(source, texts),
  };
};
