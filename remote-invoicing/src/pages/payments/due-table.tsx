import { messageKey, useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Alert, Button, Page } from '@navette/shared/ui';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { FileCheck, Landmark } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { maskedIban } from '../../entities/masked-iban.ts';
import { sumOf } from '../../entities/totals.ts';
import { AccountDialog } from './account-dialog.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { UnmandatedButton } from './mandates-table.tsx';
import { type DuePayment, type PaymentBatch, paymentNumber, useDuePayments } from './payment-requests.ts';

const keyOf = ({ kind, recordId }: DuePayment) => `${kind} ${recordId}`;
const SORT = { column: 'date', descending: false } as const;
const PAGE_SIZES = [50, 20, 'all'] as const;
const totalsOf = sumOf<DuePayment>('amount', messageKey('batch.total'), ({ amount }) => amount);

const PURPOSES: Readonly<Record<DuePayment['purpose'], string>> = {
  settlement: messageKey('batch.purpose.settlement'),
  refund: messageKey('batch.purpose.refund'),
  expense: messageKey('batch.purpose.expense'),
  debit: messageKey('batch.purpose.debit'),
};

const ACCOUNTS: Readonly<Record<DuePayment['account'], string>> = {
  ok: messageKey('batch.account.ok'),
  missing: messageKey('batch.account.missing'),
  invalid: messageKey('batch.account.invalid'),
  changed: messageKey('batch.account.changed'),
};

const columns: readonly TableColumn<DuePayment>[] = [
  { id: 'date', header: messageKey('batch.date'), kind: 'date', value: ({ date }) => date },
  {
    id: 'recordId',
    header: messageKey('batch.number'),
    value: ({ recordId }) => recordId,
    text: paymentNumber,
    whole: true,
  },
  {
    id: 'purpose',
    header: messageKey('batch.purpose'),
    value: ({ purpose }) => purpose,
    text: ({ purpose }, { t }) => t(PURPOSES[purpose]),
    groups: true,
    hideBelow: 1024,
  },
  { id: 'name', header: messageKey('batch.name'), value: ({ name }) => name, grow: 2, fixed: true },
  { id: 'holder', header: messageKey('batch.holder'), value: ({ holder }) => holder, hideBelow: 1440 },
  {
    id: 'iban',
    header: messageKey('batch.iban'),
    value: ({ iban }) => maskedIban(iban),
    whole: true,
  },
  {
    id: 'account',
    header: messageKey('batch.account'),
    value: ({ account }) => account,
    text: ({ account, lastIban }, { t }) => t(ACCOUNTS[account], { last: maskedIban(lastIban) }),
    groups: ({ account }) => account,
    whole: true,
  },
  {
    id: 'dueDate',
    header: messageKey('register.dueDate'),
    kind: 'date',
    value: ({ dueDate }) => dueDate,
    hideBelow: 1280,
  },
  {
    id: 'communication',
    header: messageKey('register.reference'),
    value: ({ communication }) => communication,
    hidden: true,
  },
  { id: 'mandate', header: messageKey('batch.mandate'), value: ({ mandate }) => mandate, hideBelow: 1280 },
  {
    id: 'collectFrom',
    header: messageKey('batch.collectFrom'),
    kind: 'date',
    value: ({ collectFrom }) => collectFrom,
    hideBelow: 1280,
  },
  { id: 'amount', header: messageKey('batch.amount'), kind: 'money', value: ({ amount }) => amount, fixed: true },
];

const OF_DEBITS = new Set(['mandate', 'collectFrom']);
const OF_TRANSFERS = new Set(['dueDate', 'communication']);
const transferColumns = columns.filter(({ id }) => !OF_DEBITS.has(id));
const debitColumns = columns.filter(({ id }) => !OF_TRANSFERS.has(id));

interface DueTableProps {
  readonly type: PaymentBatch['type'];
  readonly chooser: ReactNode;
  /** Called after a batch was made. */
  readonly onMade: () => void;
}

/** Payments or collections that are due, of which some become a batch. */
export function DueTable({ type, chooser, onMade }: DueTableProps): ReactNode {
  const t = useT();
  const query = useDuePayments(type);
  const [chosen, setChosen] = useState<readonly DuePayment[]>();
  const [opened, setOpened] = useState<DuePayment>();
  const { data } = query;
  const navigate = useNavigate();
  const rowActions = useCallback(
    (payment: DuePayment): readonly RowAction[] => {
      const action = (label: string, onSelect: () => void): readonly RowAction[] => [
        { id: 'account', label, icon: <Landmark aria-hidden />, inline: true, onSelect },
      ];
      if (payment.purpose === 'refund') return action(t('batch.account.edit'), () => setOpened(payment));
      if (payment.purpose !== 'expense') return [];
      const { supplierId, recordId } = payment;
      return supplierId === null
        ? action(t('batch.expense.open'), () => void navigate(`/expenses?month=all&id=${recordId}`))
        : action(t('batch.supplier.open'), () => void navigate(`/expenses/suppliers?id=${supplierId}`));
    },
    [t, navigate],
  );
  const blocked =
    data?.account === null
      ? t('batch.ownAccount')
      : type === 'debit' && data?.creditorId === null
        ? t('batch.creditor')
        : undefined;
  const makeSome = useCallback(
    (some: readonly DuePayment[], clear: () => void) => (
      <MakeButton
        payments={some}
        blocked={blocked}
        onMake={() => {
          setChosen(some);
          clear();
        }}
      />
    ),
    [blocked],
  );
  return (
    <Page title={t('batch.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      {blocked !== undefined && <Alert status="warning" title={blocked} />}
      <DataTable
        tableId={`due-${type}`}
        label={t(type === 'transfer' ? 'batch.due.transfer' : 'batch.due.debit')}
        columns={type === 'transfer' ? transferColumns : debitColumns}
        rows={data?.payments}
        load={query}
        rowKey={keyOf}
        rowName={(payment) => `${paymentNumber(payment)} ${payment.name}`}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        totals={totalsOf}
        emptyText={t(type === 'transfer' ? 'batch.due.none' : 'batch.due.noDebit')}
        csvName="payments"
        filters={
          type === 'transfer' ? (
            chooser
          ) : (
            <>
              {chooser}
              <UnmandatedButton />
            </>
          )
        }
        rowActions={rowActions}
        selectionActions={makeSome}
      />
      {chosen && data && (
        <BatchDialog type={type} payments={chosen} limits={data} onClose={() => setChosen(undefined)} onMade={onMade} />
      )}
      {opened && <AccountDialog payment={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

interface MakeButtonProps {
  readonly payments: readonly DuePayment[];
  /** Why no batch can be made. */
  readonly blocked: string | undefined;
  readonly onMake: () => void;
}

function MakeButton({ payments, blocked, onMake }: MakeButtonProps): ReactNode {
  const t = useT();
  const bad = payments.filter(({ account }) => account === 'missing' || account === 'invalid').length;
  const reason = blocked ?? (bad > 0 ? t('batch.make.accounts', { count: bad }) : undefined);
  return (
    <Button
      icon={<FileCheck aria-hidden />}
      disabled={reason !== undefined || payments.length === 0}
      title={reason}
      onClick={onMake}
    >
      {t('batch.make', { count: payments.length })}
    </Button>
  );
}
