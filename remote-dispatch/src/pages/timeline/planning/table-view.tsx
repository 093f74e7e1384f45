import { useT, vocabulary } from '@navette/shared/i18n';
import { bookingStatusStyles, Flex } from '@navette/shared/ui';
import {
  AT_HAND,
  DataTable,
  type TableHandle,
  statusColumn,
  type FormattingContext,
  type TableColumn,
  type RowAction,
} from '@navette/shared/ui-table';
import { useCallback, useImperativeHandle, useRef, type ReactNode, useMemo } from 'react';
import { useExpectedLates } from '../../../office/use-whereabouts.ts';
import type { TableViewProps, Planning, TripConflicts, TripActs } from '../model/planning-parts.ts';
import { type BoardTime, clockAt } from '../model/board-time.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import {
  EXCEPTION_KINDS,
  exceptionsOfTrip,
  tripsOfDay,
  useBoardNow,
  exceptionStyles,
  type ExceptionKind,
} from './exceptions.ts';
import { brusselsToday, clientName, driverName } from '@navette/shared/domain';
import { useOnline } from '@navette/shared/api';
import { Clock, Hourglass, Pencil, Trash2, UserRoundMinus, UserRoundPlus, WandSparkles } from 'lucide-react';
import { useWhyFixed } from '../model/trip-text.ts';
import type { Conflict } from '../../../conflicts/conflict.ts';

const keyOf = ({ id }: TripRow) => id;
const statusOf = ({ trip }: TripRow) => bookingStatusStyles[trip.booking.status];
const ignore = () => undefined;

/** The shown day and drivers as a table: the trips and commands of the board for keyboard and screen reader. */
export function TableView({ planning, conflicts, select, ref }: TableViewProps): ReactNode {
  const t = useT();
  const table = useRef<TableHandle>(null);
  const rows = useTripRows(planning, conflicts);
  const rowActions = useTripActions(planning.act);
  const nameOf = useCallback(({ id }: TripRow) => t('bookings.row', { id }), [t]);
  useImperativeHandle(ref, () => {
    const reveal = (id: number | null) => {
      if (id === null) return;
      table.current?.reveal(id);
      select?.(id);
    };
    return { focusTrip: reveal, selectTrip: reveal, showPlace: reveal, showDay: ignore, highlight: ignore };
  }, [select]);
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
        onFocusRow={({ id }) => select?.(id)}
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

function rowOf(
  trip: TimelineTrip,
  { byTrip, slack }: TripConflicts,
  now: BoardTime,
  expected: ReadonlyMap<number, number>,
): TripRow {
  const found = exceptionsOfTrip(trip, { byTrip, slack }, now, expected);
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
  const expected = useExpectedLates();
  return useMemo(
    () => tripsOfDay(trips, day).map((trip) => rowOf(trip, conflicts, now, expected)),
    [trips, day, conflicts, now, expected],
  );
}

const exceptionText = ({ kinds }: TripRow, { t }: FormattingContext): string =>
  kinds.map((kind) => t(exceptionStyles[kind].label)).join(', ');

/** Columns of the table view: driver, times, trip, and exceptions. */
const TRIP_COLUMNS: readonly TableColumn<TripRow>[] = [
  {
    id: 'driver',
    header: 'planning.column.driver',
    whole: true,
    value: ({ trip: { booking } }) => driverName(booking, 'list'),
    groups: ({ trip: { booking } }) => booking.driverId,
    fixed: true,
  },
  {
    id: 'start',
    header: 'planning.column.start',
    kind: 'time',
    value: ({ trip }) => clockAt(trip.span.start).time,
    fixed: true,
  },
  {
    id: 'end',
    header: 'planning.column.end',
    kind: 'time',
    value: ({ trip }) => clockAt(trip.span.end).time,
    hideBelow: 768,
  },
  {
    id: 'appointment',
    header: 'planning.column.appointment',
    kind: 'time',
    value: ({ trip: { booking } }) => booking.ap_time,
    hidden: true,
  },
  {
    id: 'client',
    whole: true,
    header: 'planning.column.client',
    value: ({ trip: { booking } }) => clientName(booking, 'list'),
    groups: ({ trip: { booking } }) => booking.clientId,
  },
  {
    id: 'destination',
    grow: 3,
    header: 'planning.column.destination',
    value: ({ trip: { booking } }) => booking.destination_name,
    groups: ({ trip: { booking } }) => booking.destinationId,
    hideBelow: 768,
  },
  {
    id: 'exceptions',
    extra: 32,
    minWidth: 132,
    header: 'planning.column.exceptions',
    value: ({ kinds }) => kinds.length || null,
    text: exceptionText,
    cell: (row, { t }) =>
      row.kinds.map((kind) => {
        const { icon: Icon, label } = exceptionStyles[kind];
        return (
          <span key={kind} className="status" data-tone="warning" style={{ marginInlineEnd: 8 }}>
            <Icon aria-hidden />
            {t(label)}
          </span>
        );
      }),
    descendingFirst: true,
  },
  {
    id: 'type',
    header: 'planning.column.type',
    value: ({ trip: { booking } }) => booking.type,
    groups: true,
    text: ({ trip: { booking } }, { t }) => t(vocabulary.bookingType(booking.type)),
    hideBelow: 1440,
  },
  {
    id: 'answer',
    header: 'planning.column.answer',
    whole: true,
    value: ({ trip: { booking } }) => booking.accepted,
    groups: true,
    text: ({ trip: { booking } }, { t }) => t(vocabulary.accepted(booking.accepted)),
  },
  statusColumn<TripRow>({
    id: 'status',
    header: 'planning.column.status',
    status: ({ trip: { booking } }) => bookingStatusStyles[booking.status],
    groups: true,
    hideBelow: 1024,
  }),
  { id: 'id', header: 'planning.column.id', kind: 'id', value: ({ id }) => id, hidden: true },
];

/** Row actions of the table: everything the board offers by drag and menu. */
function useTripActions({
  edit,
  suggest,
  findPlace,
  move,
  driver,
  remove,
}: TripActs): (row: TripRow, context: FormattingContext) => readonly RowAction[] {
  const say = useT();
  const offline = useOnline() ? undefined : say('form.offline');
  const whyFixed = useWhyFixed();
  return useCallback(
    ({ id, trip }, { t }) => {
      const fixed = whyFixed(trip);
      const today = brusselsToday();
      return [
        {
          id: 'edit',
          label: t('planning.open'),
          icon: <Pencil aria-hidden />,
          onSelect: () => edit(id),
          shortcut: 'Enter',
        },
        {
          id: 'assign',
          label: t('planning.assignTo'),
          icon: <UserRoundPlus aria-hidden />,
          disabled: fixed,
          onSelect: () => suggest(id),
          inline: true,
        },
        {
          id: 'findPlace',
          label: t('timeline.findPlace'),
          icon: <WandSparkles aria-hidden />,
          disabled: fixed ?? (trip.booking.charged ? t('timeline.charged') : undefined),
          onSelect: () => findPlace(id),
        },
        {
          id: 'move',
          label: t('planning.changeTime'),
          icon: <Clock aria-hidden />,
          disabled: fixed,
          onSelect: () => move(id),
          inline: true,
        },
        {
          id: 'away',
          label: t('driverAway.menu.of', { name: driverName(trip.booking, 'list') }),
          icon: <UserRoundMinus aria-hidden />,
          disabled: offline ?? (trip.booking.ap_date < today ? t('driverAway.past') : undefined),
          onSelect: () => driver('away', trip.booking.driverId),
        },
        {
          id: 'late',
          label: t('driverLate.menu.of', { name: driverName(trip.booking, 'list') }),
          icon: <Hourglass aria-hidden />,
          disabled: offline ?? (trip.booking.ap_date === today ? undefined : t('driverLate.today')),
          onSelect: () => driver('late', trip.booking.driverId),
        },
        {
          id: 'delete',
          label: t('shared.delete'),
          icon: <Trash2 aria-hidden />,
          disabled: offline,
          onSelect: () => remove(id),
          danger: true,
          shortcut: 'Delete',
        },
      ];
    },
    [edit, suggest, findPlace, move, driver, remove, offline, whyFixed],
  );
}

/** Row of the table view: a trip with its exceptions and conflicts. */
interface TripRow {
  readonly id: number;
  readonly trip: TimelineTrip;
  /** Kinds of exception, in the order of the strip. */
  readonly kinds: readonly ExceptionKind[];
  readonly conflicts: readonly Conflict[];
}
