import { useT } from '@navette/shared/i18n';
import { bookingStatusStyles, Flex } from '@navette/shared/ui';
import { AT_HAND, DataTable, type TableHandle } from '@navette/shared/ui-table';
import { useCallback, useImperativeHandle, useRef, type ReactNode, useMemo } from 'react';
import type { TableViewProps, Planning, TripConflicts } from '../model/planning-parts.ts';
import { TRIP_COLUMNS } from './table/trip-columns.tsx';
import type { TripRow } from './table/trip-row.ts';
import { useTripActions } from './table/use-trip-actions.tsx';
import type { BoardTime } from '../model/board-time.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { EXCEPTION_KINDS, exceptionsOfTrip } from './exceptions/exceptions-of.ts';
import { tripsOfDay } from './exceptions/trips-of-day.ts';
import { useBoardNow } from './exceptions/use-board-now.ts';

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

const noConflicts: TripRow['conflicts'] = [];

/** Row cache: an unchanged trip stays the same object, so that only changed rows flash. */
const known = new WeakMap<TimelineTrip, TripRow>();

function rowOf(trip: TimelineTrip, { byTrip, slack }: TripConflicts, now: BoardTime): TripRow {
  const found = exceptionsOfTrip(trip, { byTrip, slack }, now);
  const row: TripRow = {
    id: trip.id,
    trip,
    kinds: EXCEPTION_KINDS.filter((kind) => found.has(kind)),
    conflicts: byTrip.get(trip.id) ?? noConflicts,
  };
  const before = known.get(trip);
  if (before && JSON.stringify([before.kinds, before.conflicts]) === JSON.stringify([row.kinds, row.conflicts]))
    return before;
  known.set(trip, row);
  return row;
}

/** Rows of the shown day and drivers. */
function useTripRows({ trips, day }: Planning, conflicts: TripConflicts): readonly TripRow[] {
  const now = useBoardNow();
  return useMemo(() => tripsOfDay(trips, day).map((trip) => rowOf(trip, conflicts, now)), [trips, day, conflicts, now]);
}
