import type { InvoiceKind } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { keepFocus } from '@navette/shared/ui-overlay';
import { DataTable, type DataTableProps, type FormattingContext, type TableHandle } from '@navette/shared/ui-table';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { leftOutColumns } from './columns.ts';
import type { LeftOut, useMonthEnd } from './month-end-requests.ts';
import { lineTotals } from './planned-sums.ts';
import { useLeftOutActions } from './use-left-out-actions.tsx';

const totalsOf = (found: readonly LeftOut[], context: FormattingContext) =>
  lineTotals(
    found.map(({ line }) => line),
    context,
  );
const keyOf = ({ line }: LeftOut) => line.id;
const SORT = { column: 'reasons', descending: false } as const;
const THEN_BY = [
  { column: 'date', descending: false },
  { column: 'time', descending: false },
] as const;
const PAGE_SIZES = [10, 20, 'all'] as const;

interface LeftOutTableProps {
  readonly kind: InvoiceKind;
  readonly query: ReturnType<typeof useMonthEnd>;
  /** Selection named on a printed list. */
  readonly paper: Pick<DataTableProps<LeftOut>, 'period' | 'paperNote'>;
  /** Number of bookings selected despite the checklist. */
  readonly chosen: number;
  readonly onChoose: (bookings: readonly number[]) => void;
  readonly onReset: () => void;
}

/** Skipped bookings with their reasons and links to fix them; those with checklist faults only can be selected. */
export function LeftOutTable({ kind, query, paper, chosen, onChoose, onReset }: LeftOutTableProps): ReactNode {
  const t = useT();
  const table = useRef<TableHandle>(null);
  // The row of a fixed booking disappears, and the focus with it.
  const focusList = useCallback(() => {
    if (document.activeElement === document.body) table.current?.focus();
    // The list is empty.
    keepFocus();
  }, []);
  const columns = useMemo(() => leftOutColumns(kind), [kind]);
  const actionsOf = useLeftOutActions(kind, focusList);
  const reset = () => {
    onReset();
    table.current?.focus();
  };
  const chooseSome = (rows: readonly LeftOut[], clear: () => void) => {
    const choosable = rows.filter((row) => row.choosable).map(({ line }) => line.id);
    return (
      <Button
        disabled={choosable.length === 0}
        onClick={() => {
          clear();
          onChoose(choosable);
        }}
      >
        {t('monthEnd.choose', { count: choosable.length })}
      </Button>
    );
  };
  return (
    <DataTable
      ref={table}
      {...paper}
      tableId="month-end-left-out"
      address="none"
      label={t('monthEnd.leftOut')}
      columns={columns}
      rows={query.data?.leftOut}
      load={query}
      rowKey={keyOf}
      rowName={({ line }) => t('wallet.booking', { id: line.id })}
      defaultSort={SORT}
      thenBy={THEN_BY}
      pageSizes={PAGE_SIZES}
      totals={totalsOf}
      csvName="month-end-left-out"
      emptyText={t('monthEnd.leftOut.empty')}
      groupable
      {...(actionsOf && { rowActions: actionsOf, onOpen: (row: LeftOut) => actionsOf(row)[0]?.onSelect() })}
      selectionActions={chooseSome}
      tools={chosen > 0 && <Button onClick={reset}>{t('monthEnd.reset', { count: chosen })}</Button>}
    />
  );
}
