import { isRefund } from '@navette/shared/domain';
import { messageKey, type Translate } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { InvoiceAccount, Payment, WriteOff } from '../account-requests.ts';
import { SOURCE_NAMES } from './payment-schema.ts';

/** A row of the ledger: a payment, or a write-off at the closing of the invoice. */
export type LedgerRow = { readonly payment: Payment } | { readonly writeOff: WriteOff };

/** Fields of every entry. */
export const entryIn = (row: LedgerRow): Payment | WriteOff => ('payment' in row ? row.payment : row.writeOff);

/** The ledger of an invoice in the order in which it was written. */
export const ledgerRows = ({ payments, writeOffs = [] }: Pick<InvoiceAccount, 'payments' | 'writeOffs'>): LedgerRow[] =>
  [...payments.map((payment) => ({ payment })), ...writeOffs.map((writeOff) => ({ writeOff }))].toSorted(
    (one, other) => entryIn(one).at.localeCompare(entryIn(other).at) || entryIn(one).id - entryIn(other).id,
  );

/** Written-off amount of an invoice, in euros; 0 for none, of the opposite sign for an overpayment. */
export const writtenOff = ({ writeOffs = [] }: Pick<InvoiceAccount, 'writeOffs'>): number =>
  writeOffs.find(({ reversed, reversalOf }) => !reversed && reversalOf === null)?.amount ?? 0;

function remarkOf(row: LedgerRow, invoiceAmount: number, t: Translate): string {
  if ('writeOff' in row) {
    const { reason, reversalOf } = row.writeOff;
    return reversalOf === null ? reason : t('payments.writeOff.reverses', { reason });
  }
  const { payment } = row;
  if (payment.reversalOf !== null) return t('payments.reverses', { id: payment.reversalOf });
  if (payment.reversed) return t('payments.reversed');
  if (payment.returned) return t('payments.returned');
  if (payment.returnOf !== null) return t('payments.return');
  return isRefund(payment, { amount: invoiceAmount }) ? t('payments.refund') : '';
}

/** Columns of the ledger of an invoice of this amount. */
export const paymentColumns = (invoiceAmount: number): readonly TableColumn<LedgerRow>[] => [
  { id: 'date', header: messageKey('payments.date'), kind: 'date', value: (row) => entryIn(row).date, fixed: true },
  {
    id: 'amount',
    header: messageKey('payments.amount'),
    kind: 'money',
    value: (row) => entryIn(row).amount,
    fixed: true,
  },
  {
    id: 'source',
    header: messageKey('payments.source'),
    value: (row) => ('payment' in row ? row.payment.source : 'writeOff'),
    text: (row, { t }) => t('payment' in row ? SOURCE_NAMES[row.payment.source] : 'payments.writeOff'),
  },
  {
    id: 'remark',
    header: messageKey('payments.remark'),
    value: (row) => entryIn(row).reversalOf ?? Number(entryIn(row).reversed),
    text: (row, { t }) => remarkOf(row, invoiceAmount, t),
    grow: 2,
  },
  { id: 'userName', header: messageKey('payments.by'), value: (row) => entryIn(row).userName },
  { id: 'at', header: messageKey('payments.at'), kind: 'instant', value: (row) => entryIn(row).at, hideBelow: 1024 },
  {
    id: 'id',
    header: messageKey('payments.id'),
    kind: 'id',
    value: (row) => ('payment' in row ? row.payment.id : null),
  },
];
