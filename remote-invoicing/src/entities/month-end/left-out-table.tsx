import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { DataTable } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { leftOutColumns } from './columns.ts';
import type { LeftOut, useMonthEnd } from './month-end-requests.ts';
import { useOpenBooking } from './use-open-booking.ts';

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
  const openBooking = useOpenBooking();
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
      {...(openBooking && { onOpen: ({ line }: LeftOut) => openBooking(line.id) })}
      selectionActions={chooseSome}
      tools={chosen > 0 && <Button onClick={onReset}>{t('monthEnd.reset', { count: chosen })}</Button>}
    />
  );
}
