import { useT, messageKey } from '@navette/shared/i18n';
import { Stack } from '@navette/shared/ui';
import { useHeld } from './use-held.ts';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import {
  AT_HAND,
  DataTable,
  type FormattingContext,
  type RowAction,
  type TableColumn,
  statusColumn,
} from '@navette/shared/ui-table';
import { ClipboardList, LocateFixed, MapPin, Pencil } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { type Place, placeFlags, placeKindKeys } from './places.ts';
import type { DriverRow, Tracker } from './use-tracker.ts';
import { ageText, batteryText, freedomText, headingText, positionStyles, speedText } from './sighting-texts.ts';
import { nextText } from '../../trip.ts';

const BY_AGE = { column: 'age', descending: false } as const;
const BY_NAME = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

const driverKey = ({ driver }: DriverRow) => driver.id;
const placeKey = ({ kind, id }: Place) => `${kind} ${String(id)}`;
const nameOf = ({ name }: { readonly name: string }) => name;

const noted = ({ state, seen, next, freedom }: DriverRow) => [
  state,
  seen?.arrivedAt,
  next?.trip.id,
  next?.kind,
  freedom?.kind,
];

interface TrackerTableProps {
  readonly tracker: Tracker;
  readonly list: 'drivers' | 'places';
  readonly onList: (list: 'drivers' | 'places') => void;
  readonly onTrips: (id: number) => void;
  readonly onFollow: (id: number) => void;
  readonly onShow: (place: Pick<Place, 'position'>) => void;
  readonly onEditCareCenter: (id: number) => void;
}

/** The map as text, for the keyboard and screen readers: drivers, and the places of all layers. */
export function TrackerTable(props: TrackerTableProps): ReactNode {
  const t = useT();
  const { tracker, list, onList, onTrips, onFollow, onShow, onEditCareCenter } = props;
  const choice = (
    <SegmentedControl
      label={t('tracker.list')}
      value={list}
      onChange={onList}
      segments={[
        { value: 'drivers', label: t('tracker.layer.drivers') },
        { value: 'places', label: t('tracker.list.places') },
      ]}
    />
  );
  const driverActions = useCallback(
    (row: DriverRow, { t: say }: FormattingContext): readonly RowAction[] => [
      {
        id: 'trips',
        label: say('tracker.trips'),
        icon: <ClipboardList aria-hidden />,
        inline: true,
        onSelect: () => onTrips(row.driver.id),
      },
      {
        id: 'follow',
        label: say('tracker.followOnMap'),
        icon: <LocateFixed aria-hidden />,
        inline: true,
        onSelect: () => onFollow(row.driver.id),
      },
    ],
    [onTrips, onFollow],
  );
  const placeActions = useCallback(
    (place: Place, { t: say }: FormattingContext): readonly RowAction[] => [
      {
        id: 'show',
        label: say('tracker.showOnMap'),
        icon: <MapPin aria-hidden />,
        inline: true,
        onSelect: () => onShow(place),
      },
      ...(place.kind === 'careCenter'
        ? [
            {
              id: 'edit',
              label: say('tracker.place.careCenter.edit'),
              icon: <Pencil aria-hidden />,
              inline: true,
              onSelect: () => onEditCareCenter(place.id),
            },
          ]
        : []),
    ],
    [onShow, onEditCareCenter],
  );
  const places = useMemo(() => Object.values(tracker.places).flat(), [tracker.places]);
  // A row flashes when its state, its arrival or its next step changes, not with each position.
  const { value: order, handlers } = useHeld(tracker.rows);
  const rows = useMemo(() => {
    const before = new Map(order?.map((row) => [row.driver.id, row]));
    return tracker.rows?.map((row) => ({ ...row, held: before.get(row.driver.id) ?? row, toJSON: () => noted(row) }));
  }, [tracker.rows, order]);
  if (list === 'places')
    return (
      <DataTable
        key="places"
        tableId="trackerPlaces"
        label={t('tracker.list.places')}
        columns={placeColumns}
        rows={places}
        load={AT_HAND}
        rowKey={placeKey}
        rowName={nameOf}
        defaultSort={BY_NAME}
        pageSizes={PAGE_SIZES}
        rowActions={placeActions}
        emptyText={t('tracker.places.none')}
        csvName="places"
        filters={choice}
      />
    );
  return (
    <Stack flex="1" minHeight="0" {...handlers}>
      <DataTable
        key="drivers"
        tableId="trackerDrivers"
        label={t('tracker.layer.drivers')}
        columns={driverColumns}
        rows={rows}
        load={tracker.load}
        rowKey={driverKey}
        rowName={nameOf}
        rowStatus={stateOf}
        defaultSort={BY_AGE}
        pageSizes={PAGE_SIZES}
        rowActions={driverActions}
        onOpen={({ driver }) => onTrips(driver.id)}
        emptyText={t('tracker.drivers.none')}
        csvName="drivers-live"
        filters={choice}
      />
    </Stack>
  );
}

/** The places of the map as a list. */
const placeColumns: readonly TableColumn<Place>[] = [
  { id: 'name', header: messageKey('tracker.column.place'), value: ({ name }) => name, fixed: true, grow: 2 },
  {
    id: 'kind',
    header: messageKey('tracker.column.kind'),
    value: ({ kind }) => kind,
    text: ({ kind }, { t }) => t(placeKindKeys[kind]),
    groups: true,
  },
  { id: 'address', header: messageKey('tracker.column.address'), value: ({ address }) => address, grow: 2 },
  {
    id: 'flags',
    header: messageKey('tracker.column.flags'),
    value: ({ visited, marked, subscribed }) => [subscribed, marked, visited].map(Number).join(''),
    text: (place, { t }) => placeFlags(place, t),
    hideBelow: 1024,
  },
];

/** Tone, icon and word of a driver's state. */
const stateOf = ({ state }: DriverRow) => positionStyles[state];

/** A driver with the row of the moment when the pointer or the focus came in: the order follows that one. */
type HeldRow = DriverRow & { readonly held: DriverRow };

/** The drivers of the map as a list. */
const driverColumns: readonly TableColumn<HeldRow>[] = [
  { id: 'name', header: messageKey('tracker.column.driver'), value: ({ name }) => name, fixed: true, grow: 2 },
  statusColumn<HeldRow>({ id: 'state', header: messageKey('tracker.column.state'), status: stateOf }),
  {
    id: 'freedom',
    header: messageKey('tracker.column.freedom'),
    value: ({ held: { freedom } }) => freedom && [freedom.kind, freedom.until?.toISOString()].join(' '),
    text: ({ freedom }, context) => freedomText(freedom, context),
    groups: ({ freedom }) => freedom?.kind,
    minWidth: 120,
  },
  {
    id: 'age',
    header: messageKey('tracker.column.seen'),
    value: ({ held: { seen } }) => seen?.age,
    text: ({ seen }, context) => (seen ? ageText(seen.age, context) : ''),
  },
  {
    id: 'speed',
    header: messageKey('tracker.column.speed'),
    value: ({ held: { seen } }) => seen?.speed,
    text: ({ seen }, context) => (seen ? speedText(seen, context) : ''),
    descendingFirst: true,
  },
  {
    id: 'heading',
    header: messageKey('tracker.column.heading'),
    value: ({ held: { seen } }) => seen?.heading,
    text: ({ seen }, context) => (seen ? headingText(seen, context) : ''),
    hideBelow: 1440,
  },
  {
    id: 'battery',
    header: messageKey('tracker.column.battery'),
    value: ({ held: { seen } }) => seen?.battery,
    text: ({ seen }, context) => (seen ? batteryText(seen, context) : ''),
    hideBelow: 1280,
  },
  {
    id: 'arrived',
    header: messageKey('tracker.column.arrived'),
    value: ({ seen }) => seen?.arrivedAt,
    hideBelow: 1280,
  },
  {
    id: 'trips',
    header: messageKey('tracker.column.trips'),
    kind: 'number',
    value: ({ tripCount }) => tripCount,
    descendingFirst: true,
    hideBelow: 1024,
  },
  {
    id: 'next',
    header: messageKey('tracker.column.next'),
    value: ({ held: { next } }) => next?.due.toISOString(),
    text: ({ next }, context) => nextText(next, context),
    grow: 3,
  },
  {
    id: 'late',
    header: messageKey('tracker.column.late'),
    value: ({ held: { next } }) => (next?.where?.late ? next.where.lateMinutes : null),
    text: ({ next }, { t }) => (next?.where?.late ? t('tracker.minutes', { minutes: next.where.lateMinutes }) : ''),
    descendingFirst: true,
  },
];
