import { ibanText } from '../identity/numbers.ts';
import { invoiceNumber } from '../invoice/payment-reference.ts';
import { type Money, subtractMoney, sumMoney } from '../money/money.ts';
import { addDays, belgianDate } from '../time/date.ts';
import { eurosText } from './amounts.ts';
import { commonColumns, lineTable, commissionOf, rectificationOf, sumOf } from './columns.ts';
import type { PaymentBlock, TableBlock, TotalsBlock } from './document.ts';
import { askedPayment, referencesOf, saidPayment } from './payment.ts';
import type { DocumentSource } from './source.ts';
import type { DocumentTexts } from './texts/texts.ts';

/** Settlement of a driver: invoiced plus rectification minus commission; cash and parking are information (specification/wallets.md#driver-settlement). */
export const driverBody: BodyMaker = (source, texts) => {
  const { lines, language, amount } = source;
  const { date, time, client, destination, type, wait, parking } = commonColumns(texts);
  const money = (euros: number) => eurosText(euros, language);
  const { column, total } = texts;
  const negative = (figure: typeof commissionOf) => (line: (typeof lines)[number]) => subtractMoney(0, figure(line));
  const cash = sumOf(lines, ({ price_cash }) => price_cash);
  const parkingSum = sumOf(lines, ({ ticket_price }) => ticket_price);
  const rectification = sumOf(lines, rectificationOf);
  const { carried = [] } = source;
  const row = (label: string, euros: number, strong = false) => ({ label, value: money(euros), strong });
  return {
    table: lineTable(source, texts, [
      date,
      time,
      { ...client, width: 25 },
      { ...destination, width: 36 },
      { ...type, width: 12 },
      { header: column.price, width: 15, cell: { amount: ({ price }) => price } },
      { ...wait, width: 14, optional: true },
      { header: column.cash, width: 15, cell: { amount: ({ price_cash }) => price_cash } },
      { header: column.invoiced, width: 15, cell: { amount: ({ price_factuur }) => price_factuur } },
      { header: column.rectification, width: 14, cell: { amount: rectificationOf }, optional: true },
      { header: column.commission, width: 19, cell: { amount: negative(commissionOf) } },
      { ...parking, width: 15, optional: true },
    ]),
    totals: {
      kind: 'totals',
      rows: [
        row(
          total.invoiced,
          sumOf(lines, ({ price_factuur }) => price_factuur),
        ),
        ...(rectification === 0 ? [] : [row(total.rectification, rectification)]),
        row(total.commission, sumOf(lines, negative(commissionOf))),
        amount < 0 ? row(total.fromDriver, -amount, true) : row(total.toDriver, amount, carried.length === 0),
        ...carried.map((debt) => row(total.carriedDebt(invoiceNumber(debt.id)), -debt.amount)),
        ...(carried.length === 0 ? [] : [row(total.left, leftOf(source), true)]),
        row(total.cash, cash),
        ...(parkingSum === 0 ? [] : [row(total.parkingInformation, parkingSum)]),
      ],
    },
    payment: driverPayment(source, texts),
  };
};

/** Amount that a settlement pays after the debts deducted from it, in euros. */
const leftOf = ({ amount, carried = [] }: DocumentSource): Money =>
  subtractMoney(amount, sumMoney(carried.map((debt) => debt.amount)));

/** The organisation pays the driver, or a driver in debt pays the organisation; with 0 nothing is paid. */
function driverPayment(source: DocumentSource, texts: DocumentTexts): PaymentBlock {
  const { company, date, id, language, payer } = source;
  const amount = leftOf(source);
  const { payment, label } = texts;
  if (amount === 0) return saidPayment(texts, [payment.nothing], referencesOf(source, texts));
  if (amount > 0) {
    const account = payer.bank ? [{ label: label.yourAccount, value: ibanText(payer.bank) }] : [];
    return saidPayment(
      texts,
      // The sentence names the reference, which a draft does not have yet.
      id === null ? [] : [payment.paidToDriver(eurosText(amount, language))],
      [...account, ...referencesOf(source, texts)],
    );
  }
  const until = belgianDate(addDays(date, company.paymentTerm));
  const sentences = [payment.owed(eurosText(-amount, language), company.paymentTerm, until)];
  return askedPayment({ amount: -amount, source, texts, sentences });
}

/** Parts of a document that depend on its kind: lines, totals, and payment. */
interface DocumentBody {
  readonly table: TableBlock;
  readonly totals: TotalsBlock;
  readonly payment: PaymentBlock;
}

/** Makes the body of a document of one kind. */
export type BodyMaker = (source: DocumentSource, texts: DocumentTexts) => DocumentBody;
