import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Button } from '@navette/shared/ui';
import { useOpenBooking } from '@navette/shared/ui-booking';
import { DataTable, type TableHandle } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, type ReactNode } from 'react';
import { leftOutColumns } from './columns.ts';
import { type LeftOut, refreshMonthEnd, type useMonthEnd } from './month-end-requests.ts';

const keyOf = ({ line }: LeftOut) => line.id;
const SORT = { column: 'reasons', descending: false } as const;
const THEN_BY = [
  { column: 'date', descending: false },
  { column: 'time', descending: false },
] as const;
const PAGE_SIZES = [10, 20, 'all'] as const;

interface LeftOutTableProps {
  readonly query: ReturnType<typeof useMonthEnd>;
  /** How many were chosen in spite of the checklist. */
  readonly chosen: number;
  readonly onChoose: (bookings: readonly number[]) => void;
  readonly onReset: () => void;
}

/** The bookings that no invoice takes, each with its reasons; those that only the checklist holds back can be chosen. */
export function LeftOutTable({ query, chosen, onChoose, onReset }: LeftOutTableProps): ReactNode {
  const t = useT();
  const mayBook = useCan('booking');
  const openBooking = useOpenBooking();
  const cache = useQueryClient();
  const table = useRef<TableHandle>(null);
  const reset = () => {
    onReset();
    table.current?.focus();
  };
  const complete = useCallback(
    async ({ line }: LeftOut) => {
      if (await openBooking(line.id)) await refreshMonthEnd(cache);
    },
    [openBooking, cache],
  );
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
      tableId="month-end-left-out"
      address="none"
      label={t('monthEnd.leftOut')}
      columns={leftOutColumns}
      rows={query.data?.leftOut}
      load={query}
      rowKey={keyOf}
      rowName={({ line }) => t('wallet.booking', { id: line.id })}
      defaultSort={SORT}
      thenBy={THEN_BY}
      pageSizes={PAGE_SIZES}
      csvName="month-end-left-out"
      emptyText={t('monthEnd.leftOut.empty')}
      groupable
      {...(mayBook && { onOpen: (row: LeftOut) => void complete(row) })}
      selectionActions={chooseSome}
      tools={chosen > 0 && <Button onClick={reset}>{t('monthEnd.reset', { count: chosen })}</Button>}
    />
  );
}
