import { isDriven, parseSlots, SLOTS, type IsoDate } from '@navette/shared/domain';
import { dayOf, minutesBetween } from './board-time.ts';
import type { UnavailableSlots } from './planning-parts.ts';
import type { TimelineDriver, TimelineTrip } from './timeline-trip.ts';
import type { SearchParam } from '@navette/shared/router';
import type { DriverLocation } from '@navette/shared/realtime';
import { liveStatus, type LiveStatus } from '../../../office/live-status.ts';

/** Orders of the rows: by name, by the first trip of the day, or by how long the driver is busy on it, the busiest first. */
export const ROW_ORDERS = ['name', 'first', 'load'] as const;

/** One of {@link ROW_ORDERS}. */
export type RowOrder = (typeof ROW_ORDERS)[number];

/** Trips of a driver on a day. */
export interface DriverDay {
  /** Trips that are driven: neither canceled nor unfounded. */
  readonly count: number;
  /** Minutes of these. */
  readonly minutes: number;
  /** Board time of the first of them; Infinity without any. */
  readonly first: number;
}

const IDLE: DriverDay = { count: 0, minutes: 0, first: Infinity };

/** Rows that fit on the board together; with more, drivers without trips are folded. */
const FITTING = 30;

/** Trips of each driver on a day; one whose trips are all canceled has count 0, one without trips is missing. */
export function driverDays(trips: readonly TimelineTrip[], day: IsoDate): ReadonlyMap<number, DriverDay> {
  const { start, end } = dayOf(day);
  const days = new Map<number, DriverDay>();
  for (const { booking, span } of trips) {
    if (span.start >= end || span.end <= start) continue;
    const { count, minutes, first } = days.get(booking.driverId) ?? IDLE;
    const isCounted = isDriven(booking.status) && span.start >= start;
    days.set(
      booking.driverId,
      isCounted
        ? {
            count: count + 1,
            minutes: minutes + minutesBetween(span.start, span.end),
            first: Math.min(first, span.start),
          }
        : { count, minutes, first },
    );
  }
  return days;
}

/** Rows of the board in their order, and the drivers folded below them. */
export interface FoldedRows {
  readonly rows: readonly TimelineDriver[];
  readonly folded: readonly TimelineDriver[];
}

interface RowsOfDay {
  readonly day: IsoDate;
  readonly order: RowOrder;
  readonly unavailable: readonly UnavailableSlots[];
  /** All drivers have a row, since they were chosen one by one. */
  readonly foldsNone: boolean;
}

/**
 * Folds drivers without trips on the day: those who are inactive or unavailable all day, and the others too where not all rows would fit. When nobody is
 * left, nobody is folded.
 * @param drivers by name
 */
export function foldedRows(
  drivers: readonly TimelineDriver[],
  days: ReadonlyMap<number, DriverDay>,
  { day, order, unavailable, foldsNone }: RowsOfDay,
): FoldedRows {
  if (foldsNone) return { rows: inOrder(drivers, days, order), folded: [] };
  const away = new Set(
    unavailable
      .filter(({ date, available }) => date === day && parseSlots(available).length === SLOTS.length)
      .map(({ driverId }) => driverId),
  );
  const mayWork = drivers.filter(({ id, active }) => days.has(id) || (active && !away.has(id)));
  const kept = mayWork.length > FITTING ? mayWork.filter(({ id }) => days.has(id)) : mayWork;
  const shown = kept.length > 0 ? kept : drivers;
  const ids = new Set(shown.map(({ id }) => id));
  return { rows: inOrder(shown, days, order), folded: drivers.filter(({ id }) => !ids.has(id)) };
}

function inOrder(
  drivers: readonly TimelineDriver[],
  days: ReadonlyMap<number, DriverDay>,
  order: RowOrder,
): readonly TimelineDriver[] {
  if (order === 'name') return drivers;
  const of = ({ id }: TimelineDriver) => days.get(id) ?? IDLE;
  const rank = (driver: TimelineDriver) => (order === 'first' ? of(driver).first : -of(driver).minutes);
  return drivers.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** Which rows are shown: all, or those of some drivers, possibly none. */
export type DriverChoice = 'all' | readonly number[];

/** Serializes a choice for the link and the local storage: `all`, `none`, `3,5`. */
export const writeChoice = (choice: DriverChoice): string =>
  choice === 'all' ? 'all' : choice.length === 0 ? 'none' : choice.join(',');

/** Parses a serialized choice; undefined when it is invalid. */
export function readChoice(text: string): DriverChoice | undefined {
  if (text === 'all') return 'all';
  if (text === 'none') return [];
  return /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text) ? text.split(',').map(Number) : undefined;
}

/** Choice in the link; absent: the last one of this user. */
export const driverChoiceParam: SearchParam<DriverChoice | undefined> = {
  fallback: () => undefined,
  parse: readChoice,
  format: (choice) => (choice === undefined ? '' : writeChoice(choice)),
};

/** The rows of a choice. */
export const chosenDrivers = (drivers: readonly TimelineDriver[], choice: DriverChoice): readonly TimelineDriver[] =>
  choice === 'all' ? drivers : drivers.filter(({ id }) => choice.includes(id));

/** The choice with one driver added or removed; a choice of all drivers is `all`. */
export function toggled(choice: DriverChoice, id: number, drivers: readonly TimelineDriver[]): DriverChoice {
  const chosen = choice === 'all' ? drivers.map((driver) => driver.id) : choice;
  const next = chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id];
  return drivers.every((driver) => next.includes(driver.id)) ? 'all' : next;
}

/** Connection status by driver id; a driver whose status is unknown yet is absent. */
export type LiveDrivers = ReadonlyMap<number, LiveStatus>;

/** No status is known yet. */
export const NO_LIVE: LiveDrivers = new Map();

interface Driver {
  readonly id: number;
  readonly refreshTime: number;
}

/** Current connection status of the drivers; the former map when nothing changed. */
export function liveDrivers(
  former: LiveDrivers,
  drivers: readonly Driver[],
  locations: readonly DriverLocation[],
  now: Date,
): LiveDrivers {
  const places = new Map(locations.map((location) => [location.data.driverId, location]));
  const next = new Map(drivers.map(({ id, refreshTime }) => [id, liveStatus(places.get(id), refreshTime, now)]));
  return former.size === next.size && [...next].every(([id, status]) => former.get(id) === status) ? former : next;
}

/** Row for the keyboard navigation. */
export interface BoardRow {
  readonly driverId: number;
  /** By start. */
  readonly trips: readonly TimelineTrip[];
}

/** Keyboard position: on a trip, or on the name of a driver. */
export interface BoardPlace {
  readonly driverId: number;
  readonly tripId: number | null;
}

/** Position that a key leads to; undefined: none, or the key is not one of the board's. */
export function nextPlace(rows: readonly BoardRow[], place: BoardPlace, key: string): BoardPlace | undefined {
  const rowIndex = rows.findIndex(({ driverId }) => driverId === place.driverId);
  const row = rows[rowIndex];
  if (!row) return undefined;
  const index = row.trips.findIndex(({ id }) => id === place.tripId);
  const on = (trip: TimelineTrip | undefined): BoardPlace | undefined =>
    trip && { driverId: row.driverId, tripId: trip.id };
  switch (key) {
    case 'ArrowRight':
      return on(row.trips[index + 1]);
    case 'ArrowLeft':
      return index > 0 ? on(row.trips[index - 1]) : index === 0 ? { driverId: row.driverId, tripId: null } : undefined;
    case 'Home':
      return on(sameDay(row, place)[0]) ?? { driverId: row.driverId, tripId: null };
    case 'End':
      return on(sameDay(row, place).at(-1));
    case 'ArrowDown':
      return across(rows[rowIndex + 1], row.trips[index]);
    case 'ArrowUp':
      return across(rows[rowIndex - 1], row.trips[index]);
    default:
      return undefined;
  }
}

const DAY = 86_400_000;

/** Trips of the day of the current position; from a name, all of them. */
function sameDay({ trips }: BoardRow, { tripId }: BoardPlace): readonly TimelineTrip[] {
  const at = trips.find(({ id }) => id === tripId);
  return at ? trips.filter(({ span }) => Math.floor(span.start / DAY) === Math.floor(at.span.start / DAY)) : trips;
}

/** Position in another row: the trip nearest in time, or the name when coming from a name or the row is empty. */
function across(row: BoardRow | undefined, from: TimelineTrip | undefined): BoardPlace | undefined {
  if (!row) return undefined;
  const middle = (trip: TimelineTrip) => (trip.span.start + trip.span.end) / 2;
  const nearest =
    from &&
    [...row.trips].sort(
      (left, right) => Math.abs(middle(left) - middle(from)) - Math.abs(middle(right) - middle(from)),
    )[0];
  return { driverId: row.driverId, tripId: nearest?.id ?? null };
}
