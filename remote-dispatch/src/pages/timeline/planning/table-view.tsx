import { useT } from '@navette/shared/i18n';
import { bookingStatusStyles, Flex } from '@navette/shared/ui';
import { AT_HAND, DataTable, type TableHandle } from '@navette/shared/ui-table';
import { useCallback, useImperativeHandle, useRef, type ReactNode } from 'react';
import type { TableViewProps } from '../model/planning-parts.ts';
import { TRIP_COLUMNS } from './table/trip-columns.tsx';
import type { TripRow } from './table/trip-row.ts';
import { useTripActions } from './table/use-trip-actions.tsx';
import { useTripRows } from './table/use-trip-rows.ts';

const keyOf = ({ id }: TripRow) => id;
const statusOf = ({ trip }: TripRow) => bookingStatusStyles[trip.booking.status];
const ignore = () => undefined;

/** The shown day and drivers as a table: the trips and commands of the board for keyboard and screen reader. */
export function TableView({ planning, conflicts, ref }: TableViewProps): ReactNode {
  const t = useT();
  const table = useRef<TableHandle>(null);
  const rows = useTripRows(planning, conflicts);
  const rowActions = useTripActions(planning.act);
  const nameOf = useCallback(({ id }: TripRow) => t('bookings.row', { id }), [t]);
  useImperativeHandle(ref, () => {
    const reveal = (id: number | null) => id !== null && table.current?.reveal(id);
    return { focusTrip: reveal, selectTrip: reveal, showDay: ignore, highlight: ignore };
  }, []);
  return (
    <Flex direction="column" gap="3" flex="1 1 auto" minWidth="0" minHeight="0">
      <DataTable
        ref={table}
        tableId="timeline"
        label={t('planning.table')}
        columns={TRIP_COLUMNS}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        load={AT_HAND}
        defaultSort={{ column: 'driver', descending: false }}
        thenBy={[{ column: 'start', descending: false }]}
        pageSizes={['all', 40, 30]}
        rowStatus={statusOf}
        rowActions={rowActions}
        onOpen={({ id }) => planning.act.edit(id)}
        onDelete={({ id }) => planning.act.remove(id)}
        csvName={`planning-${planning.day}`}
        emptyText={t('planning.table.empty')}
      />
    </Flex>
  );
}
