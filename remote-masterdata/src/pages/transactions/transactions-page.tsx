import { useOnline } from '@navette/shared/api';
import { addMonths, endOfMonth, startOfMonth } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, Page } from '@navette/shared/ui';
import { PeriodFilter, periodSearch, usePeriod } from '@navette/shared/ui-form';
import { DataTable } from '@navette/shared/ui-table';
import { useState, type ReactNode } from 'react';
import { EarlierImports } from './earlier-imports.tsx';
import { FileButton } from '../../files/file-button.tsx';
import { FileDrop } from '../../files/file-drop.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { useImport } from './import/use-import.ts';
import { MOST_TRANSACTIONS, type BankTransaction } from './requests/use-transactions.ts';
import { useTransactionList } from './use-transaction-list.ts';
import { transactionColumns } from './transaction-columns.tsx';

const SEARCH = periodSearch((today) => ({ start: addMonths(startOfMonth(today), -2), end: endOfMonth(today) }));
const SORT = { column: 'date', descending: true } as const;
const PAGE_SIZES = [25, 20, 50, 'all'] as const;
const keyOf = ({ id }: BankTransaction) => id;

/** Bank transactions: import of bank files, search and totals (S2 §2). */
export function TransactionsPage(): ReactNode {
  const t = useT();
  const period = usePeriod(SEARCH);
  const list = useTransactionList(period.query);
  const { query, isPart, count } = list;
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
          rows={query.data}
          load={query}
          rowKey={keyOf}
          defaultSort={SORT}
          pageSizes={PAGE_SIZES}
          totals={list.totals}
          searchedByServer={isPart}
          {...(isPart ? { csvBlocked: t('table.export.part') } : { csvName: 'transactions' })}
          emptyText={period.isAll ? t('transactions.empty') : t('transactions.empty.period')}
          filters={<PeriodFilter label={t('transactions.period')} period={period} />}
        />
        {isOpen && <ImportDialog bringing={bringing} onClose={close} onShowAll={period.isAll ? undefined : showAll} />}
      </Page>
    </FileDrop>
  );
}
