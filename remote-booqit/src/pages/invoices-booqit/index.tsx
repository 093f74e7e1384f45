import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { brusselsToday, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { keyParam, useSearchState } from '@navette/shared/router';
import { EmptyState, Page, Stack } from '@navette/shared/ui';
import { DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { PlatformNotices, WithPlatform } from '../../entities/platform-notices.tsx';
import { InvoiceBookings } from './invoice-bookings.tsx';

type Invoice = components['schemas']['BooqitInvoice'];

const SORT = { column: 'date', descending: true } as const;
const PAGE_SIZES = [5, 20, 'all'] as const;
const SEARCH = { invoice: keyParam() };
const COLUMNS: readonly TableColumn<Invoice>[] = [
  {
    id: 'date',
    header: messageKey('transport.date'),
    kind: 'date',
    value: ({ createdAt }) => brusselsToday(new Date(createdAt)),
    descendingFirst: true,
    fixed: true,
  },
  {
    id: 'invoiceId',
    header: messageKey('invoices.id'),
    value: ({ invoiceNumber }) => invoiceNumber,
    whole: true,
    fixed: true,
  },
  { id: 'amount', header: messageKey('invoices.amount'), kind: 'amount', value: ({ totals }) => totals.totalExcl },
];
const keyOf = ({ invoiceNumber }: Invoice) => invoiceNumber;
const totalsOf = (rows: readonly Invoice[], { t, formats }: FormattingContext) => [
  {
    id: 'total',
    label: t('transport.sum'),
    value: formats.formatMoney(sumMoney(rows.map(({ totals }) => totals.totalExcl))),
  },
];

/** Invoices of the external platform, and the bookings of the selected one (specification/booqit.md#platform-invoices), which is in the URL. */
export function BooqitInvoicesPage(): ReactNode {
  return (
    <WithPlatform titleKey={messageKey('invoices.title')}>
      <Invoices />
    </WithPlatform>
  );
}

function Invoices(): ReactNode {
  const t = useT();
  const query = $api.useQuery('get', '/service/booqit/invoices', {}, { meta: { failure: 'inPlace' } });
  const [{ invoice: chosen }, setSearch] = useSearchState(SEARCH);
  const invoice = query.data?.find(({ invoiceNumber }) => invoiceNumber === chosen);
  return (
    <Page title={t('invoices.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <PlatformNotices />
      <Stack flex="1" minHeight="0" gap="3">
        <DataTable
          tableId="booqit-invoices"
          label={t('invoices.title')}
          columns={COLUMNS}
          rows={query.data}
          load={query}
          rowKey={keyOf}
          defaultSort={SORT}
          pageSizes={PAGE_SIZES}
          totals={totalsOf}
          emptyText={t('invoices.empty')}
          onChoose={({ invoiceNumber }) => setSearch({ invoice: invoiceNumber })}
          isChosen={({ invoiceNumber }) => invoiceNumber === chosen}
        />
        {invoice ? (
          <InvoiceBookings key={invoice.invoiceNumber} {...invoice} />
        ) : (
          <EmptyState title={t('invoices.choose')} />
        )}
      </Stack>
    </Page>
  );
}

export { BooqitInvoicesPage as default };
