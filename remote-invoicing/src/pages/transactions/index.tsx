import { useOnline } from '@navette/shared/api';
import { addMonths, endOfMonth, startOfMonth, sumMoney } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Button, Page } from '@navette/shared/ui';
import { FileButton, FileDrop, PeriodFilter, periodSearch, type Period } from '@navette/shared/ui-form';
import { DataTable, type FormattingContext, type RowAction, type TableTotal } from '@navette/shared/ui-table';
import { History, Link2, ListChecks } from 'lucide-react';
import { useMemo, useState, type ReactNode, useCallback } from 'react';
import { useOpenedPeriod } from '../../entities/use-opened-period.ts';
import { ImportDialog } from './import-dialog.tsx';
import { useImport } from './use-import.ts';
import {
  type BankTransaction,
  type MatchedLine,
  matchState,
  useProposals,
  withProposals,
} from '../../entities/bank-line/bank-lines.ts';
import {
  MOST_TRANSACTIONS,
  useTransactions,
  useTransactionTotals,
  type TransactionTotals,
} from './transaction-requests.ts';
import { transactionColumns } from './transaction-columns.tsx';
import { useToast, useOpenDialog } from '@navette/shared/ui-overlay';
import { textParam, useNavigate, useSearchState } from '@navette/shared/router';

const SEARCH = periodSearch((today) => ({ start: addMonths(startOfMonth(today), -2), end: endOfMonth(today) }));
const SORT = { column: 'date', descending: true } as const;

const PAGE_SIZES = [25, 20, 50, 'all'] as const;
const keyOf = ({ id }: MatchedLine) => id;

/**
 * Bank transactions: import of bank files, search, totals (specification/payments.md#bank-transactions), and the invoices that they pay
 * (specification/payments.md#matching).
 */
export default function TransactionsPage(): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const period = useOpenedPeriod(SEARCH);
  const list = useTransactionList(period.query);
  const { query, isPart, count } = list;
  const proposals = useProposals(period.query);
  const arriving = proposals.isPending || proposals.isPlaceholderData;
  const rows = useMemo(
    () => query.data && withProposals(query.data, proposals.data ?? [], arriving),
    [query.data, proposals.data, arriving],
  );
  const navigate = useNavigate();
  const open = useCallback(
    (line: MatchedLine) => {
      const state = line.rest !== 0 ? 'open' : line.parts?.some(({ type }) => type === 'aside') ? 'aside' : 'done';
      void navigate(`/reconcile?${state === 'open' ? '' : `state=${state}&`}line=${line.id}`);
    },
    [navigate],
  );
  const actions = useCallback(
    (line: MatchedLine): readonly RowAction[] => [
      {
        id: 'reconcile',
        label: t(line.rest === 0 ? 'transactions.matches' : 'transactions.reconcile'),
        icon: line.rest === 0 ? <ListChecks aria-hidden /> : <Link2 aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => open(line),
      },
    ],
    [t, open],
  );
  const left = rows?.filter((line) => !['matched', 'returned'].includes(matchState(line))).length ?? 0;
  const bringing = useImport();
  const [isOpen, setOpen] = useState(false);
  const offline = useOnline() ? undefined : t('form.offline');
  const bring = (files: readonly File[]) => {
    bringing.add(files);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    bringing.clear();
  };
  const showAll = () => {
    close();
    period.setAll(true);
  };
  return (
    <FileDrop invitation={t('transactions.import.drop')} onFiles={bring}>
      <Page
        title={t('transactions.title')}
        onRefresh={() => void query.refetch()}
        refreshing={query.isFetching}
        actions={
          bringing.running && !isOpen ? (
            <Button onClick={() => setOpen(true)}>{t('transactions.import.show')}</Button>
          ) : (
            <>
              {left > 0 && (
                <Button icon={<ListChecks aria-hidden />} onClick={() => void navigate('/reconcile')}>
                  {t('transactions.reconcile.all', { count: left })}
                </Button>
              )}
              <EarlierImports />
              <FileButton variant="solid" label={t('transactions.import')} disabled={offline} onFiles={bring} />
            </>
          )
        }
      >
        {isPart && <Alert status="info" title={t('transactions.cut', { count: MOST_TRANSACTIONS, total: count })} />}
        <DataTable
          tableId="transactions"
          label={t('transactions.title')}
          columns={transactionColumns}
          rows={rows}
          load={query}
          rowKey={keyOf}
          rowName={({ date, amount }) => `${formatDate(date)} ${formatMoney(amount)}`}
          defaultSort={SORT}
          pageSizes={PAGE_SIZES}
          totals={list.totals}
          searchedByServer={isPart}
          {...(isPart ? { csvBlocked: t('table.export.part') } : { csvName: 'transactions' })}
          emptyText={period.isAll ? t('transactions.empty') : t('transactions.empty.period')}
          rowActions={actions}
          onOpen={open}
          period={period}
          filters={<PeriodFilter label={t('transactions.period')} period={period} />}
        />
        {proposals.error !== null && <Alert status="warning" title={t('transactions.match.noProposals')} />}
        {isOpen && <ImportDialog bringing={bringing} onClose={close} onShowAll={period.isAll ? undefined : showAll} />}
      </Page>
    </FileDrop>
  );
}

/** Earlier imports of bank files, each with Undo; the list of imports belongs to the master data. */
function EarlierImports(): ReactNode {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const open = () =>
    void openDialog('masterdata/imports@1', { kind: 'transactions' }).catch((error: unknown) =>
      toast.failure(t('transactions.imports.unavailable'), error),
    );
  return (
    <Button icon={<History aria-hidden />} onClick={open}>
      {t('transactions.imports')}
    </Button>
  );
}

const TEXT_SEARCH = { q: textParam() };

/**
 * The transactions of a period. Beyond the server's maximum, search and sums are done by the server: only a part is loaded, and its sum would be
 * meaningless.
 */
function useTransactionList(days: Period['query']) {
  const [{ q }] = useSearchState(TEXT_SEARCH);
  const all = useTransactionTotals(days);
  const count = all.data?.count ?? 0;
  const isPart = count > MOST_TRANSACTIONS;
  const searched = isPart && q !== '' ? { ...days, q } : days;
  const query = useTransactions(searched);
  const { data: sums } = useTransactionTotals(searched);
  const totals = useCallback(
    (found: readonly BankTransaction[], context: FormattingContext) =>
      isPart ? shownTotals(sums, context) : totalsOf(found, context),
    [isPart, sums],
  );
  return { query, totals, isPart, count };
}

type Sums = Omit<TransactionTotals, 'count'>;

/** Totals in, out and overall of the rows found. */
function totalsOf(found: readonly BankTransaction[], context: FormattingContext): TableTotal[] {
  const amounts = found.map(({ amount }) => amount);
  return shownTotals(
    {
      received: sumMoney(amounts.filter((amount) => amount > 0)),
      spent: sumMoney(amounts.filter((amount) => amount < 0)),
      total: sumMoney(amounts),
    },
    context,
  );
}

/** The three totals in the footer; dots while the server's are loading. */
const shownTotals = (sums: Sums | undefined, { t, formats }: FormattingContext): TableTotal[] => [
  { id: 'in', label: t('transactions.total.in'), value: sums ? formats.formatMoney(sums.received) : '…' },
  { id: 'out', label: t('transactions.total.out'), value: sums ? formats.formatMoney(sums.spent) : '…' },
  { id: 'all', label: t('transactions.total'), value: sums ? formats.formatMoney(sums.total) : '…' },
];
