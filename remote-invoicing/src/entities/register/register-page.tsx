import { useOnline } from '@navette/shared/api';
import { addMonths, brusselsToday, startOfMonth } from '@navette/shared/domain';
import { messageKey, useT, useFormats } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { RecordsPage, type RecordsQuery, useRecords, freshRecord, recordOf } from '@navette/shared/ui-records';
import type { FormattingContext, RowAction, TableColumn } from '@navette/shared/ui-table';
import { Eye } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { paidFromText, type Register, type RegisterRow } from './register.ts';
import { RegisterFormDialog } from './register-form.tsx';
import { ReceiptView } from './receipt-field.tsx';
import { ReceivedButton, type ReceivedInvoice } from './received-invoice.tsx';
import { ErrorState, Flex, Link, Skeleton, Stack, Text } from '@navette/shared/ui';
import { useMoneyCategories, useSuppliers } from '../supplier/suppliers.ts';
import { Dialog, Select } from '@navette/shared/ui-overlay';
import { useQuery } from '@tanstack/react-query';
import { type SearchParam, useSearchState } from '@navette/shared/router';
import { sumOf } from '../totals.ts';
import { fixedNow } from '../use-opened-period.ts';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'id', descending: true }] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

const totalsOf = sumOf<RegisterRow>('total', messageKey('register.total'), ({ money }) => money);

interface RegisterPageProps {
  readonly register: Register;
  readonly query: RecordsQuery<RegisterRow>;
}

/** List of expenses or of inserts (specification/payments.md#registers-of-money); read-only without the permission `invoicing`. */
export function RegisterPage({ register, query }: RegisterPageProps): ReactNode {
  const readOnly = !useCan('invoicing');
  const { month, setMonth } = useMonth();
  const nameOf = useMonthName();
  const { data } = query;
  const rows = useMemo(() => data?.filter((row) => isInMonth(row, month)), [data, month]);
  const dates = useMemo(() => data?.map(({ date }) => date) ?? [], [data]);
  const t = useT();
  const names = useNames();
  const columns = useMemo(() => registerColumns(register, names), [register, names]);
  // A record of another month would be missing from the list, as if it had not been saved.
  const showDay = (date: string) => {
    if (!isInMonth({ date }, month)) setMonth(date.slice(0, 7));
  };
  const [viewed, setViewed] = useState<RegisterRow>();
  const [received, setReceived] = useState<ReceivedInvoice>();
  const records = useRecords(register.kind, { ...query, data: rows }, { readOnly });
  const isOnline = useOnline();
  const view = useCallback(
    (row: RegisterRow, { t }: FormattingContext): readonly RowAction[] => [
      {
        id: 'view',
        label: t(messageKey('register.view')),
        icon: <Eye aria-hidden />,
        inline: true,
        onSelect: () => setViewed(row),
      },
    ],
    [],
  );
  return (
    <RecordsPage
      records={records}
      tableId={register.name}
      columns={columns}
      defaultSort={SORT}
      thenBy={THEN_BY}
      pageSizes={PAGE_SIZES}
      csvName={register.name}
      totals={totalsOf}
      paperNote={nameOf(month)}
      filters={<MonthFilter month={month} dates={dates} onChange={setMonth} />}
      moreActions={view}
      actions={
        <Flex align="center" gap="4" marginEnd="2">
          <Link to="/expenses/suppliers">{t('supplier.title')}</Link>
          <Link to="/expenses/categories">{t('category.title')}</Link>
          {register.readInvoice && !readOnly && (
            <ReceivedButton
              read={register.readInvoice}
              disabled={isOnline ? undefined : t('form.offline')}
              onRead={setReceived}
            />
          )}
        </Flex>
      }
      renderForm={(row, onClose) => <RegisterFormDialog {...{ register, row, onClose }} onSavedOn={showDay} />}
    >
      {received && (
        <RegisterFormDialog
          {...{ register, received }}
          row={undefined}
          onSavedOn={showDay}
          onClose={(saved) => {
            setReceived(undefined);
            if (saved) records.reveal(saved.id);
          }}
        />
      )}
      {viewed && <ViewDialog register={register} row={viewed} onClose={() => setViewed(undefined)} />}
    </RecordsPage>
  );
}

/** Names of suppliers and categories by number. */
interface Names {
  readonly supplier: ReadonlyMap<number, string>;
  readonly category: ReadonlyMap<number, string>;
}

const byId = (rows: readonly { readonly id: number; readonly name: string }[] = []): ReadonlyMap<number, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));

function useNames(): Names {
  const { data: suppliers } = useSuppliers('inPlace');
  const { data: categories } = useMoneyCategories('inPlace');
  return useMemo(() => ({ supplier: byId(suppliers), category: byId(categories) }), [suppliers, categories]);
}

const nameIn = (names: ReadonlyMap<number, string>, id: number | null): string | null =>
  id === null ? null : (names.get(id) ?? `n° ${id}`);

const registerColumns = (
  { money, moneyColumn, texts }: Pick<Register, 'money' | 'moneyColumn' | 'texts'>,
  names: Names,
): readonly TableColumn<RegisterRow>[] => [
  { id: 'id', header: messageKey('register.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  { id: 'name', header: messageKey('register.name'), value: ({ name }) => name, fixed: true, grow: 2 },
  { id: 'description', header: messageKey('register.description'), value: ({ description }) => description, grow: 2 },
  { id: moneyColumn, header: money.column, kind: 'money', value: (row) => row.money },
  { id: 'date', header: messageKey('register.date'), kind: 'date', value: ({ date }) => date, groups: true },
  {
    id: 'category',
    header: messageKey('register.category'),
    value: ({ categoryId }) => nameIn(names.category, categoryId),
    groups: true,
    hideBelow: 1024,
  },
  {
    id: 'paidFrom',
    header: texts.paidFrom,
    value: ({ paidFrom }) => paidFrom,
    text: ({ paidFrom }, { t }) => (paidFrom ? t(paidFromText(paidFrom, texts)) : ''),
    groups: true,
    hideBelow: 1280,
  },
  {
    id: 'dueDate',
    header: messageKey('register.dueDate'),
    kind: 'date',
    value: ({ dueDate }) => dueDate,
    hideBelow: 1280,
  },
  {
    id: 'supplier',
    header: texts.supplier,
    value: ({ supplierId }) => nameIn(names.supplier, supplierId),
    groups: true,
    hidden: true,
  },
  {
    id: 'invoiceNumber',
    header: messageKey('register.invoiceNumber'),
    value: ({ invoiceNumber }) => invoiceNumber,
    hidden: true,
  },
];

interface ViewDialogProps {
  readonly register: Register;
  readonly row: RegisterRow;
  readonly onClose: () => void;
}

/** A read-only record of a register with its receipt. */
function ViewDialog({ register, row, onClose }: ViewDialogProps): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  return (
    <Dialog open onClose={onClose} title={row.name} size={800}>
      <Stack gap="3">
        <Text>
          {formatDate(row.date)} · {t(register.money.column)} {formatMoney(row.money) || '–'}
        </Text>
        <Text style={{ whiteSpace: 'pre-wrap' }}>{row.description}</Text>
        {row.receipt ? (
          <FreshReceipt register={register} row={row} />
        ) : (
          <Text tone="muted">{t('register.receipt.none')}</Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** The receipt by a freshly signed link: the list's link expires within minutes, while the list stays on the screen. */
function FreshReceipt({ register: { kind, name }, row }: Pick<ViewDialogProps, 'register' | 'row'>): ReactNode {
  const t = useT();
  const query = useQuery({
    ...freshRecord,
    queryKey: ['registerRecord', name, row.id],
    queryFn: async () => (await kind.one.read(row.id)).data ?? [],
  });
  const record = recordOf(query);
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (!record) return <Skeleton height="8" />;
  return record.receipt ? (
    <ReceiptView receipt={record.receipt} name={row.name} />
  ) : (
    <Text tone="muted">{t('register.receipt.none')}</Text>
  );
}

/** A month, `YYYY-MM`, or all of them. */
type Month = string;
const ALL: Month = 'all';

/** Number of months offered even without records. */
const OFFERED = 14;

const thisMonth = (): Month => brusselsToday().slice(0, 7);

const monthParam: SearchParam<Month> = {
  fallback: thisMonth,
  parse: (text) => (text === ALL || /^(19|2[01])\d\d-(0[1-9]|1[0-2])$/u.test(text) ? text : undefined),
  format: String,
};

/** The month of a register in the URL: by default that of the day on which it was opened (specification/payments.md#registers-of-money). */
function useMonth() {
  const [schema] = useState(() => ({ month: fixedNow(monthParam) }));
  const [{ month }, setSearch] = useSearchState(schema);
  return { month, setMonth: (chosen: Month) => setSearch({ month: chosen }) };
}

/** Display name of a month in the filter. */
function useMonthName(): (month: Month) => string {
  const t = useT();
  const { formatMonth } = useFormats();
  return (month) => (month === ALL ? t('register.month.all') : formatMonth(`${month}-01`));
}

/** Whether a record is in a month. */
const isInMonth = ({ date }: { readonly date: string }, month: Month): boolean =>
  month === ALL || date.startsWith(month);

/** The months to choose from, the latest first: those of the last year, those with records, the selected one. */
export function monthsToChoose(dates: readonly string[], chosen: Month, today: string = brusselsToday()): Month[] {
  const recent = Array.from({ length: OFFERED }, (_, index) => addMonths(startOfMonth(today), -index).slice(0, 7));
  const known = new Set([...recent, ...dates.map((date) => date.slice(0, 7)), ...(chosen === ALL ? [] : [chosen])]);
  return [...known].sort().toReversed();
}

interface MonthFilterProps {
  readonly month: Month;
  /** Days of the existing records. */
  readonly dates: readonly string[];
  readonly onChange: (month: Month) => void;
}

/** Selects one month, or all. */
function MonthFilter({ month, dates, onChange }: MonthFilterProps): ReactNode {
  const t = useT();
  const nameOf = useMonthName();
  return (
    <Select
      aria-label={t('register.month')}
      value={month}
      onChange={onChange}
      options={[ALL, ...monthsToChoose(dates, month)].map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}
