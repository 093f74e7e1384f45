import { BOOK_FORMAT_VALUES, type BookFormat } from '@navette/openapi/enums';
import { invalidate } from '@navette/shared/api';
import { type IsoDate, monthOf, startOfMonth, addMonths, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { Alert, Button, Page, saveFile, Stack, Toolbar } from '@navette/shared/ui';
import { PeriodFilter, periodSearch } from '@navette/shared/ui-form';
import { SegmentedControl, useToast } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, ListTree, PackageCheck } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useAttemptKey } from '../../entities/use-attempt-key.ts';
import { useOpenedPeriod } from '../../entities/use-opened-period.ts';
import {
  type AccountingExport,
  type BookEntry,
  fileOf,
  makeExport,
  useAccountingExports,
  useAccountingPreview,
} from './accounting-requests.ts';
import { AccountsDialog } from './accounts-dialog.tsx';

/** The previous month: the current one still changes. */
const PERIOD = periodSearch((today: IsoDate) => monthOf(addMonths(startOfMonth(today), -1)));
const SEARCH = { view: choiceParam(['new', 'exports'], 'new') };
const SORT = { column: 'date', descending: false } as const;
const LATEST = { column: 'id', descending: true } as const;
const PAGE_SIZES = [50, 200, 'all'] as const;
const MOST_NAMED = 5;

const JOURNALS: Readonly<Record<BookEntry['journal'], string>> = {
  sales: messageKey('accounting.journal.sales'),
  salesCredits: messageKey('accounting.journal.salesCredits'),
  purchases: messageKey('accounting.journal.purchases'),
  settlements: messageKey('accounting.journal.settlements'),
  bank: messageKey('accounting.journal.bank'),
  cash: messageKey('accounting.journal.cash'),
  other: messageKey('accounting.journal.other'),
};

const FORMATS: Readonly<Record<BookFormat, string>> = {
  csv: messageKey('accounting.format.csv'),
  winbooks: messageKey('accounting.format.winbooks'),
  bob: messageKey('accounting.format.bob'),
  octopus: messageKey('accounting.format.octopus'),
  exact: messageKey('accounting.format.exact'),
};

const EXTENSIONS: Readonly<Record<BookFormat, string>> = {
  csv: 'csv',
  winbooks: 'zip',
  bob: 'txt',
  octopus: 'csv',
  exact: 'xml',
};

/** Export to the bookkeeping: entries of a period that are new, and the exports already made (specification/bookkeeping.md). */
export default function AccountingPage(): ReactNode {
  const t = useT();
  const [{ view }, setSearch] = useSearchState(SEARCH);
  const period = useOpenedPeriod(PERIOD);
  const query = useAccountingPreview(period.range);
  const exports = useAccountingExports();
  const [isOpen, setOpen] = useState(false);
  const refresh = () => void Promise.all([query.refetch(), exports.refetch()]);
  const making = useMakeExport(period.range, () => setSearch({ view: 'exports' }));
  const missing = query.data?.missing.length ?? 0;
  const fresh = query.data?.entries.length ?? 0;
  return (
    <Page
      title={t('accounting.title')}
      onRefresh={refresh}
      refreshing={query.isFetching || exports.isFetching}
      actions={
        <>
          <Button icon={<ListTree aria-hidden />} onClick={() => setOpen(true)}>
            {t('accounting.accounts')}
          </Button>
          <Button
            variant="solid"
            icon={<PackageCheck aria-hidden />}
            loading={making.isPending}
            disabled={missing > 0 || fresh === 0 || query.isFetching}
            onClick={making.make}
          >
            {t('accounting.make', { count: fresh })}
          </Button>
        </>
      }
    >
      <Stack flex="1" minHeight="0" gap="3">
        <Toolbar>
          <SegmentedControl
            label={t('accounting.view')}
            value={view}
            onChange={(next) => setSearch({ view: next })}
            segments={[
              { value: 'new', label: t('accounting.view.new') },
              { value: 'exports', label: t('accounting.view.exports') },
            ]}
          />
          {view === 'new' && <PeriodFilter label={t('accounting.period')} period={period} offersAll={false} />}
        </Toolbar>
        {view === 'new' ? (
          <>
            <Checks data={query.data} />
            <LinesTable query={query} />
          </>
        ) : (
          <ExportsTable query={exports} />
        )}
      </Stack>
      {isOpen && (
        <AccountsDialog
          onClose={() => {
            setOpen(false);
            void query.refetch();
          }}
        />
      )}
    </Page>
  );
}

/** Stores an export once, however often the button is pressed; then shows it among the others. */
function useMakeExport(range: Parameters<typeof makeExport>[0], onMade: () => void) {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  const [made, setMade] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => makeExport(range, keyOf({ range, made })),
    onSuccess: ({ insertId }) => {
      setMade(insertId);
      toast.success(t('accounting.made', { id: insertId }));
      onMade();
      return invalidate(cache, [
        ['get', '/service/accounting/exports'],
        ['post', '/service/accounting/preview'],
      ]);
    },
    onError: (error) => toast.failure(t('accounting.make.failed'), error),
    meta: { failure: 'inPlace' },
  });
  return { make: () => mutate(), isPending };
}

type PreviewQuery = ReturnType<typeof useAccountingPreview>;

/** Faults that stand against an export, and changes since earlier ones. */
function Checks({ data }: Pick<PreviewQuery, 'data'>): ReactNode {
  const t = useT();
  if (!data) return null;
  const lacking = data.entries.filter(({ key }) => data.missing.includes(key));
  const names = (entries: readonly Pick<BookEntry, 'document' | 'text'>[]) =>
    entries
      .slice(0, MOST_NAMED)
      .map(({ document, text }) => `${document} ${text}`)
      .join(', ') + (entries.length > MOST_NAMED ? ', …' : '');
  return (
    <>
      {lacking.length > 0 && (
        <Alert status="error" title={t('accounting.missing', { count: lacking.length })}>
          {names(lacking)}
        </Alert>
      )}
      {data.changed.length > 0 && (
        <Alert status="warning" title={t('accounting.changed', { count: data.changed.length })}>
          {names(data.changed)}
        </Alert>
      )}
      {data.exported > 0 && <Alert status="info" title={t('accounting.exported', { count: data.exported })} />}
    </>
  );
}

/** Line of an entry, as a row. */
type Line = Omit<BookEntry, 'lines'> & BookEntry['lines'][number] & { readonly row: string };

const COLUMNS: readonly TableColumn<Line>[] = [
  {
    id: 'journal',
    header: messageKey('accounting.journal'),
    value: ({ journal }) => journal,
    text: ({ journal }, { t }) => t(JOURNALS[journal]),
    groups: true,
  },
  { id: 'date', header: messageKey('accounting.date'), kind: 'date', value: ({ date }) => date, groups: true },
  { id: 'document', header: messageKey('accounting.document'), value: ({ document }) => document, whole: true },
  { id: 'text', header: messageKey('accounting.text'), value: ({ text }) => text, grow: 2, fixed: true },
  { id: 'account', header: messageKey('accounting.account'), value: ({ account }) => account || '–', groups: true },
  {
    id: 'party',
    header: messageKey('accounting.party'),
    value: ({ ofParty, party }) => (ofParty ? party.code : null),
    hideBelow: 1024,
  },
  { id: 'debit', header: messageKey('accounting.debit'), kind: 'money', value: ({ debit }) => debit || null },
  { id: 'credit', header: messageKey('accounting.credit'), kind: 'money', value: ({ credit }) => credit || null },
];

const totalsOf = (lines: readonly Line[], { t, formats }: FormattingContext) => [
  {
    id: 'debit',
    label: t('accounting.debit'),
    value: formats.formatMoney(sumMoney(lines.map(({ debit }) => debit))),
  },
  {
    id: 'credit',
    label: t('accounting.credit'),
    value: formats.formatMoney(sumMoney(lines.map(({ credit }) => credit))),
  },
];

function LinesTable({ query }: { readonly query: PreviewQuery }): ReactNode {
  const t = useT();
  const { data } = query;
  const rows = useMemo(
    () =>
      data?.entries.flatMap(({ lines, ...entry }) =>
        lines.map((line, index): Line => ({ ...entry, ...line, row: `${entry.key} ${index}` })),
      ),
    [data],
  );
  return (
    <DataTable
      tableId="accounting"
      label={t('accounting.view.new')}
      columns={COLUMNS}
      rows={rows}
      load={query}
      rowKey={({ row }) => row}
      rowName={({ document, text }) => `${document} ${text}`}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      totals={totalsOf}
      csvName="accounting"
      emptyText={t('accounting.empty')}
    />
  );
}

const EXPORT_COLUMNS: readonly TableColumn<AccountingExport>[] = [
  { id: 'id', header: messageKey('accounting.export.id'), kind: 'id', value: ({ id }) => id },
  { id: 'start', header: messageKey('accounting.export.start'), kind: 'date', value: ({ startDate }) => startDate },
  { id: 'end', header: messageKey('accounting.export.end'), kind: 'date', value: ({ endDate }) => endDate },
  { id: 'count', header: messageKey('accounting.export.count'), kind: 'number', value: ({ count }) => count },
  { id: 'debit', header: messageKey('accounting.debit'), kind: 'money', value: ({ debit }) => debit },
  { id: 'at', header: messageKey('accounting.export.at'), kind: 'instant', value: ({ at }) => at },
  { id: 'by', header: messageKey('accounting.export.by'), value: ({ userName }) => userName, grow: 1 },
];

/** Stored exports, each to download in any format as often as needed. */
function ExportsTable({ query }: { readonly query: ReturnType<typeof useAccountingExports> }): ReactNode {
  const t = useT();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ id, format }: { readonly id: number; readonly format: BookFormat }) => fileOf(id, format),
    onSuccess: (file, { id, format }) =>
      saveFile(`${format}-${String(id).padStart(4, '0')}.${EXTENSIONS[format]}`, file),
    onError: (error) => toast.failure(t('accounting.download.failed'), error),
    meta: { failure: 'inPlace' },
  });
  return (
    <DataTable
      tableId="accountingExports"
      label={t('accounting.view.exports')}
      columns={EXPORT_COLUMNS}
      rows={query.data}
      load={query}
      rowKey={({ id }) => id}
      rowName={({ id }) => t('accounting.export.name', { id })}
      defaultSort={LATEST}
      pageSizes={PAGE_SIZES}
      emptyText={t('accounting.exports.empty')}
      rowActions={({ id }) =>
        BOOK_FORMAT_VALUES.map((format) => ({
          id: format,
          label: t(FORMATS[format]),
          icon: <Download aria-hidden />,
          inline: format === 'csv' || format === 'winbooks',
          onSelect: () => mutate({ id, format }),
        }))
      }
    />
  );
}
