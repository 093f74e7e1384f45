import { sumMoney } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { RecordsPage, type RecordsQuery, useRecords } from '@navette/shared/ui-records';
import type { FormattingContext, RowAction } from '@navette/shared/ui-table';
import { Eye } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { isInMonth, MonthFilter, useMonth, useMonthName } from './month-filter.tsx';
import { registerColumns } from './register-columns.tsx';
import { RegisterFormDialog } from './register-form.tsx';
import type { Register, RegisterRow } from './register.ts';
import { ViewDialog } from './view-dialog.tsx';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'id', descending: true }] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

const totalsOf = (found: readonly RegisterRow[], { t, formats }: FormattingContext) => [
  {
    id: 'total',
    label: t(messageKey('register.total')),
    value: formats.formatMoney(sumMoney(found.map(({ money }) => money))),
  },
];

interface RegisterPageProps {
  readonly register: Register;
  readonly query: RecordsQuery<RegisterRow>;
}

/** List of expenses or of inserts (S3 §2.11); without the permission `invoicing` it is only read. */
export function RegisterPage({ register, query }: RegisterPageProps): ReactNode {
  const readOnly = !useCan('invoicing');
  const { month, setMonth } = useMonth();
  const nameOf = useMonthName();
  const { data } = query;
  const rows = useMemo(() => data?.filter((row) => isInMonth(row, month)), [data, month]);
  const dates = useMemo(() => data?.map(({ date }) => date) ?? [], [data]);
  const columns = useMemo(() => registerColumns(register), [register]);
  // A record of another month would be missing from the list, as if it were not saved.
  const showDay = (date: string) => {
    if (!isInMonth({ date }, month)) setMonth(date.slice(0, 7));
  };
  const [viewed, setViewed] = useState<RegisterRow>();
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
      records={useRecords(register.kind, { ...query, data: rows }, { readOnly })}
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
      renderForm={(row, onClose) => <RegisterFormDialog {...{ register, row, onClose }} onSavedOn={showDay} />}
    >
      {viewed && <ViewDialog register={register} row={viewed} onClose={() => setViewed(undefined)} />}
    </RecordsPage>
  );
}
