import { InvoiceStatus, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { onceUsed, Page } from '@navette/shared/ui';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { PeriodFilter } from '@navette/shared/ui-form';
import { DataTable, useOpenRecord, type FormattingContext } from '@navette/shared/ui-table';
import { Eye, ScrollText } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useAccountActions } from '../account/use-account-actions.tsx';
import { type Rest, restOf, restOfRefusal, useAskWhyToClose } from '../account/ask-to-close.ts';
import { PrintSelection, UblSelection } from '../document.tsx';
import { OpenedSending, SendSelection } from '../sending/send-selection.tsx';
import type { InvoiceRow } from './invoice-row.ts';
import { useRefreshInvoices } from './invoice-calls.ts';
import {
  invoiceColumns,
  invoiceStatusColumn,
  rowStatus,
  type SaveRowStatus,
  type InvoiceListKind,
} from './invoice-columns.tsx';
import { totalsOf } from '../totals.ts';
import type { ListQuery } from '../wallet/wallet-kind.ts';

const InvoiceDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './invoice-dialog.tsx')).InvoiceDialog,
);

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'id', descending: true }] as const;
const PAGE_SIZES = [20, 50, 'all'] as const;
const keyOf = ({ id }: InvoiceRow) => id;

/** Total of the amounts and of their open parts; in an archive of the written-off or overpaid parts. */
const footerOf =
  ({ columns }: InvoiceListKind) =>
  (rows: readonly InvoiceRow[], context: FormattingContext) => {
    const open = columns.includes('balance') ? messageKey('invoice.balance') : messageKey('invoice.open');
    return totalsOf(
      [
        { id: 'total', label: messageKey('wallet.sum'), euros: sumMoney(rows.map(({ amount }) => amount)) },
        { id: 'open', label: open, euros: sumMoney(rows.map((row) => row.open)) },
      ],
      context,
    );
  };

interface InvoicesPageProps {
  /** A constant declared outside the component. */
  readonly list: InvoiceListKind;
  readonly query: ListQuery<InvoiceRow>;
  /** Period of the list, if it has one. */
  readonly period?: ComponentProps<typeof PeriodFilter>['period'];
}

/**
 * A list of invoices: active or archived, of clients, drivers or insurers. `?id=` opens one, whatever its period, `?credit=` its credit note
 * (specification/invoices.md).
 */
export function InvoicesPage({ list, query, period }: InvoicesPageProps): ReactNode {
  const t = useT();
  const mayInvoice = useCan('invoicing');
  const refresh = useRefreshInvoices();
  const { actionsOf, dialog } = useAccountActions(list.calls.kind);
  const { id, open, close } = useOpenRecord();
  useEffect(() => onceUsed(InvoiceDialog.load), []);
  const [accountOf, setAccountOf] = useState<InvoiceRow>();
  const askWhy = useAskWhyToClose();
  const { saveStatus } = list.calls;
  const saves = list.status === 'all' || mayInvoice;
  const save = useCallback<SaveRowStatus>(
    async (row, status) => {
      const ref = { kind: row.kind, invoiceId: row.id };
      const saveWith = async (rest: Rest) => {
        const reason = await askWhy(ref, rest);
        if (reason === undefined) throw new DOMException('left open', 'AbortError');
        await saveStatus(row.id, status, reason);
      };
      const rest = status === InvoiceStatus.closed ? restOf(row) : undefined;
      if (rest) await saveWith(rest);
      else
        await saveStatus(row.id, status).catch(async (error: unknown) => {
          // A colleague reversed a payment since the list was fetched.
          const left = restOfRefusal(error);
          if (!left) throw error;
          await saveWith(left);
        });
      await refresh();
    },
    [refresh, saveStatus, askWhy],
  );
  const totals = useMemo(() => footerOf(list), [list]);
  const columns = useMemo(() => {
    const shown = invoiceColumns(list.columns, query.data);
    return list.status === 'hidden' && !mayInvoice ? shown : [...shown, invoiceStatusColumn(saves ? save : undefined)];
  }, [list, mayInvoice, saves, save, query.data]);
  const rowActions = useCallback(
    (row: InvoiceRow, { t: say }: FormattingContext) => [
      {
        id: 'view',
        label: say('invoice.view'),
        icon: <Eye aria-hidden />,
        inline: true,
        onSelect: () => open(row.id),
      },
      ...actionsOf({ kind: row.kind, invoiceId: row.id }),
      ...(list.statement
        ? [
            {
              id: 'statement',
              label: say('late.statement'),
              icon: <ScrollText aria-hidden />,
              onSelect: () => setAccountOf(row),
            },
          ]
        : []),
    ],
    [list, open, actionsOf],
  );
  const printChosen = (chosen: readonly InvoiceRow[]) => (
    <>
      <SendSelection kind={list.calls.kind} invoices={chosen.map(keyOf)} />
      <PrintSelection kind={list.calls.kind} invoices={chosen.map(keyOf)} />
      {list.calls.kind !== 'driver' && <UblSelection kind={list.calls.kind} invoices={chosen.map(keyOf)} />}
    </>
  );
  return (
    <Page title={t(list.title)} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        tableId={list.tableId}
        label={t(list.title)}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={(row) => t(list.row ?? 'invoice.row', { id: row.id })}
        rowStatus={rowStatus}
        rowActions={rowActions}
        onOpen={(row) => open(row.id)}
        selectionActions={printChosen}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        {...(list.showsTotal && { totals })}
        {...(list.csvName !== undefined && { csvName: list.csvName })}
        emptyText={t(list.empty)}
        {...(period && { period })}
        filters={period && <PeriodFilter label={t('wallet.period')} period={period} offersAll={false} />}
      />
      <OpenedSending />
      {accountOf && list.statement?.(accountOf, () => setAccountOf(undefined))}
      {id !== undefined && (
        <InvoiceDialog
          calls={list.calls}
          id={id}
          actions={actionsOf({ kind: list.calls.kind, invoiceId: id })}
          onClose={close}
        />
      )}
      {/* Over the invoice from which it was opened. */}
      {dialog}
    </Page>
  );
}
