import { creditNoteNumber, invoiceNumber } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { StatementEntry } from './statement-requests.ts';

/** A movement with its place, so that the order of the server stays. */
export interface PlacedEntry extends StatementEntry {
  readonly place: number;
}

const TYPES = {
  invoice: messageKey('statement.type.invoice'),
  creditNote: messageKey('statement.type.creditNote'),
  payment: messageKey('statement.type.payment'),
  refund: messageKey('statement.type.refund'),
  reversal: messageKey('statement.type.reversal'),
  closed: messageKey('statement.type.closed'),
} as const;

/** Columns of a statement of account. */
export const statementColumns: readonly TableColumn<PlacedEntry>[] = [
  {
    id: 'place',
    header: messageKey('statement.place'),
    kind: 'id',
    value: ({ place }) => place,
    hidden: true,
    csv: false,
  },
  { id: 'date', header: messageKey('statement.date'), kind: 'date', value: ({ date }) => date, fixed: true },
  {
    id: 'type',
    header: messageKey('statement.type'),
    value: ({ type }) => type,
    text: ({ type }, { t }) => t(TYPES[type]),
  },
  {
    id: 'number',
    header: messageKey('statement.number'),
    value: ({ number }) => number,
    text: ({ type, number }) => (type === 'creditNote' ? creditNoteNumber(number) : invoiceNumber(number)),
    whole: true,
  },
  {
    id: 'invoiceId',
    header: messageKey('statement.invoice'),
    value: ({ invoiceId }) => invoiceId,
    text: ({ invoiceId }) => invoiceNumber(invoiceId),
    whole: true,
  },
  { id: 'amount', header: messageKey('statement.amount'), kind: 'money', value: ({ amount }) => amount },
  {
    id: 'balance',
    header: messageKey('statement.balance'),
    kind: 'money',
    value: ({ balance }) => balance,
    fixed: true,
  },
];
