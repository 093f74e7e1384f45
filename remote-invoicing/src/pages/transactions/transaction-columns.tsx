import { ibanText, isIban, ogmText } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { matchColumn } from './matching/match-column.tsx';
import type { MatchedLine } from './matching/matched-line.ts';

const accountText = (account: string | null) =>
  account !== null && isIban(account) ? ibanText(account) : (account ?? '');
const WENT_OUT = { color: 'var(--chakra-colors-fg-error)' } as const;

/** Date, account, amount, detail and reference (specification/payments.md#bank-transactions), then the other columns of the bank. */
export const transactionColumns: readonly TableColumn<MatchedLine>[] = [
  {
    id: 'date',
    header: messageKey('transactions.date'),
    kind: 'date',
    value: ({ date }) => date,
    groups: true,
    fixed: true,
    descendingFirst: true,
  },
  {
    id: 'account',
    whole: true,
    header: messageKey('transactions.account'),
    value: ({ account }) => account,
    groups: true,
    text: ({ account }) => accountText(account),
    hideBelow: 1024,
  },
  {
    id: 'amount',
    header: messageKey('transactions.amount'),
    kind: 'money',
    value: ({ amount }) => amount,
    cell: ({ amount }, { formats }) => (
      <span style={amount < 0 ? WENT_OUT : undefined}>{formats.formatMoney(amount)}</span>
    ),
    fixed: true,
    descendingFirst: true,
  },
  {
    id: 'detail',
    header: messageKey('transactions.detail'),
    value: ({ detail }) => detail,
    // Fits a structured communication.
    minWidth: 148,
    grow: 3,
  },
  {
    id: 'ref',
    whole: true,
    header: messageKey('transactions.ref'),
    hint: messageKey('transactions.ref.hint'),
    value: ({ ref }) => ref,
  },
  matchColumn,
  {
    id: 'counterparty',
    header: messageKey('transactions.counterparty'),
    value: ({ counterparty }) => counterparty,
    hideBelow: 1280,
    groups: true,
  },
  {
    id: 'structured',
    whole: true,
    header: messageKey('transactions.structured'),
    value: ({ structured }) => structured,
    text: ({ structured }) => (structured === null ? '' : ogmText(structured)),
    csv: ({ structured }) => (structured === null ? '' : ogmText(structured)),
    hidden: true,
  },
  {
    id: 'source',
    header: messageKey('transactions.source'),
    value: ({ source }) => source,
    groups: true,
    hidden: true,
  },
];
