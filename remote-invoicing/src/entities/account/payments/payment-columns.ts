import { isRefund } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { Payment } from '../account-requests.ts';
import { SOURCE_NAMES } from './payment-schema.ts';

/** Columns of the ledger of an invoice of this amount. */
export const paymentColumns = (invoiceAmount: number): readonly TableColumn<Payment>[] => [
  { id: 'date', header: messageKey('payments.date'), kind: 'date', value: ({ date }) => date, fixed: true },
  { id: 'amount', header: messageKey('payments.amount'), kind: 'money', value: ({ amount }) => amount, fixed: true },
  {
    id: 'source',
    header: messageKey('payments.source'),
    value: ({ source }) => source,
    text: ({ source }, { t }) => t(SOURCE_NAMES[source]),
  },
  {
    id: 'remark',
    header: messageKey('payments.remark'),
    value: ({ reversalOf, reversed }) => (reversalOf === null ? Number(reversed) : reversalOf),
    text: (payment, { t }) => {
      if (payment.reversalOf !== null) return t('payments.reverses', { id: payment.reversalOf });
      if (payment.reversed) return t('payments.reversed');
      return isRefund(payment, { amount: invoiceAmount }) ? t('payments.refund') : '';
    },
  },
  { id: 'userName', header: messageKey('payments.by'), value: ({ userName }) => userName },
  { id: 'at', header: messageKey('payments.at'), kind: 'instant', value: ({ at }) => at, hideBelow: 1024 },
  { id: 'id', header: messageKey('payments.id'), kind: 'id', value: ({ id }) => id },
];
