import { brusselsToday, sumMoney } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { choiceParam, dateParam, idParam, useSearchState } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { HStack, Page } from '@navette/shared/ui';
import { DateInput, SegmentedControl } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { ListTree } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { totalsOf } from '../../entities/totals.ts';
import { OpenInvoicesDialog } from '../../entities/receivable/lazy-open-invoices.ts';
import { type AgedBalance, useAgedBalances } from '../../entities/receivable/receivable-requests.ts';

const SEARCH = {
  of: choiceParam(['client', 'insurance'], 'client'),
  on: dateParam(brusselsToday),
  payer: idParam(),
};
const SORT = { column: 'total', descending: true } as const;
const THEN_BY = [{ column: 'name', descending: false }] as const;
const PAGE_SIZES = [50, 20, 'all'] as const;

/** Columns of money, in the order of age. */
const AGES = [
  ['notDue', messageKey('aged.notDue')],
  ['days30', messageKey('aged.days30')],
  ['days60', messageKey('aged.days60')],
  ['days90', messageKey('aged.days90')],
  ['older', messageKey('aged.older')],
  ['credit', messageKey('aged.credit')],
  ['total', messageKey('aged.total')],
] as const;

const columns: readonly TableColumn<AgedBalance>[] = [
  { id: 'name', header: messageKey('aged.name'), value: ({ name }) => name, grow: 2, fixed: true },
  {
    id: 'count',
    header: messageKey('aged.count'),
    kind: 'number',
    value: ({ count }) => count,
    hideBelow: 1280,
    descendingFirst: true,
  },
  ...AGES.map(([id, header]): TableColumn<AgedBalance> => ({
    id,
    header,
    kind: 'money',
    // A table of zeros hides the few amounts.
    value: (row) => (id === 'total' || row[id] !== 0 ? row[id] : null),
    descendingFirst: true,
    fixed: id === 'total',
  })),
];

const keyOf = ({ payerId }: AgedBalance) => payerId;
const nameOf = ({ name }: AgedBalance) => name;
const sums = (rows: readonly AgedBalance[], context: FormattingContext) =>
  totalsOf(
    AGES.map(([id, label]) => ({ id, label, euros: sumMoney(rows.map((row) => row[id])) })),
    context,
  );

/** Open amounts of clients and insurers by age on a day (specification/payments.md#aged-balance). */
export default function AgedBalancePage(): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const [{ of, on, payer }, setSearch] = useSearchState(SEARCH);
  const seesInsurers = useCan('invoiceInsurance');
  const kind = seesInsurers ? of : 'client';
  const query = useAgedBalances(kind, on);
  const open = useCallback(({ payerId }: AgedBalance) => setSearch({ payer: payerId }), [setSearch]);
  const rowActions = useCallback(
    (row: AgedBalance): readonly RowAction[] => [
      {
        id: 'invoices',
        label: t('aged.open'),
        icon: <ListTree aria-hidden />,
        inline: true,
        onSelect: () => open(row),
      },
    ],
    [t, open],
  );
  const isToday = on === brusselsToday();
  return (
    <Page title={t('aged.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        tableId={`aged-${kind}`}
        label={t('aged.title')}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        totals={sums}
        emptyText={t('aged.empty')}
        csvName={`aged_balance_${kind === 'client' ? 'clients' : 'insurers'}_${on}`}
        paperNote={t('aged.on', { date: formatDate(on) })}
        filtered={!isToday}
        onClearFilters={() => setSearch({ on: brusselsToday() })}
        rowActions={rowActions}
        onOpen={open}
        filters={
          <>
            {seesInsurers && (
              <SegmentedControl
                label={t('aged.of')}
                value={of}
                onChange={(next) => setSearch({ of: next })}
                segments={[
                  { value: 'client', label: t('late.of.clients') },
                  { value: 'insurance', label: t('late.of.insurers') },
                ]}
              />
            )}
            <HStack as="label" gap="2" whiteSpace="nowrap" css={WIDTH}>
              {t('aged.date')}
              <DateInput
                label={t('aged.date')}
                value={on}
                onChange={(day) => day !== null && setSearch({ on: day })}
                control={{ 'aria-label': t('aged.date') }}
              />
            </HStack>
          </>
        }
      />
      {payer !== undefined && (
        <OpenInvoicesDialog
          kind={kind}
          payerId={payer}
          date={on}
          name={query.data?.find(({ payerId }) => payerId === payer)?.name ?? ''}
          onClose={() => setSearch({ payer: undefined })}
        />
      )}
    </Page>
  );
}

const WIDTH = { '& > div': { flex: '0 0 8.5rem' } } as const;
