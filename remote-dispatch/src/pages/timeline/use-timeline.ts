import {
  brusselsToday,
  type DateRange,
  type IsoDate,
  personName,
  vehicleOf,
  addDays,
  timelineRangeOf,
} from '@navette/shared/domain';
import { collatorOf, useLocale } from '@navette/shared/i18n';
import { useMemo, useCallback, useState } from 'react';
import {
  chosenDrivers,
  type DriverChoice,
  driverDays,
  foldedRows,
  ROW_ORDERS,
  type DriverDay,
  type FoldedRows,
  type RowOrder,
} from './model/board-rows.ts';
import type { UnavailableSlots } from './model/planning-parts.ts';
import {
  isSameDriver,
  type TimelineDriver,
  type TimelineTrip,
  type TimelineBooking,
  timelineTrip,
} from './model/timeline-trip.ts';
import { useActiveDrivers, useTimelineBookings } from './timeline-requests.ts';
import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '@navette/openapi/types';
import { atom, useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { SearchParam } from '@navette/shared/router';
import { useLiveAvailability } from '../../drivers/mark-away.ts';

/** Data of the timeline and its loading state. */
export interface TimelineData {
  /** All drivers with a row, shown or not. */
  readonly drivers: readonly TimelineDriver[];
  readonly shownDrivers: readonly TimelineDriver[];
  readonly allTrips: readonly TimelineTrip[];
  /** Trips of the shown drivers. */
  readonly trips: readonly TimelineTrip[];
  readonly unavailable: readonly UnavailableSlots[];
  readonly range: DateRange;
  /** Drivers and trips are there. */
  readonly isLoaded: boolean;
  readonly bookings: ReturnType<typeof useTimelineBookings>;
  /** The query of the drivers, when it failed. */
  readonly driversFailed: ReturnType<typeof useActiveDrivers> | undefined;
}

const NONE: readonly never[] = [];

/** Whether two lists have the same elements in the same order. */
export const sameList =
  <Item>(isSame: (one: Item, other: Item) => boolean) =>
  (one: readonly Item[], other: readonly Item[]): boolean =>
    one.length === other.length &&
    one.every((item, index) => {
      const against = other[index];
      return against !== undefined && isSame(item, against);
    });

const sameDrivers = sameList(isSameDriver);

/** Trips around a day, drivers, and their unavailable times. */
export function useTimeline(day: IsoDate, choice: DriverChoice): TimelineData {
  const locale = useLocale();
  const today = brusselsToday();
  const { start, end } = loadedRange(today, day);
  // Memoized: another day within the loaded range must not lay out the board again.
  const range = useMemo(() => ({ start, end }), [start, end]);
  const bookings = useTimelineBookings(range);
  const active = useActiveDrivers();
  const unavailable = useAvailability(range).data ?? NONE;
  const rows = bookings.data ?? NONE;
  const allTrips = useMemo(() => tripsOf(rows), [rows]);
  const drivers = useSteady(
    useMemo(() => driverRows(active.data ?? NONE, rows, collatorOf(locale).compare), [active.data, rows, locale]),
    sameDrivers,
  );
  const shownDrivers = useMemo(() => chosenDrivers(drivers, choice), [drivers, choice]);
  const trips = useMemo(() => {
    const shown = new Set(shownDrivers.map(({ id }) => id));
    return allTrips.filter(({ booking }) => shown.has(booking.driverId));
  }, [allTrips, shownDrivers]);
  return {
    drivers,
    shownDrivers,
    allTrips,
    trips,
    unavailable,
    range,
    isLoaded: active.data !== undefined && bookings.data !== undefined,
    bookings,
    driversFailed: active.error && !active.data ? active : undefined,
  };
}

const FRESH_MS = 300_000;

/** Times in which drivers are unavailable on these days: marks, weekly patterns and leave merged. */
function useAvailability(range: DateRange) {
  useLiveAvailability(range);
  return $api.useQuery(
    'get',
    '/service/agenda/available',
    { params: { query: { startDate: range.start, endDate: range.end } } },
    { staleTime: FRESH_MS, refetchInterval: FRESH_MS, placeholderData: keepPreviousData, meta: { failure: 'banner' } },
  );
}

type ActiveDriver = components['schemas']['ActiveDriver'];

/**
 * Rows of the timeline, by name: every active driver, and inactive ones who still have trips.
 * @param compare orders names in the user's language
 */
export function driverRows(
  active: readonly ActiveDriver[],
  bookings: readonly TimelineBooking[],
  compare: (left: string, right: string) => number,
): TimelineDriver[] {
  const rows = new Map<number, TimelineDriver>(
    active.map(({ id, firstname, lastname, carriesWheelchair, carriesStretcher, papersUntil }) => [
      id,
      { id, firstname, lastname, active: true, vehicle: { carriesWheelchair, carriesStretcher }, papersUntil },
    ]),
  );
  for (const booking of bookings) {
    const { driverId, driver_firstname, driver_lastname, driver_active } = booking;
    if (!rows.has(driverId))
      rows.set(driverId, {
        id: driverId,
        firstname: driver_firstname ?? '',
        lastname: driver_lastname ?? `#${String(driverId)}`,
        active: driver_active,
        vehicle: vehicleOf(booking),
        papersUntil: booking.driver_papersUntil,
      });
  }
  return [...rows.values()].sort((left, right) => compare(personName(left, 'list'), personName(right, 'list')));
}

const known = new WeakMap<TimelineBooking, TimelineTrip>();

/** Cached trip of a booking: the same object for the same booking, so that unchanged trips are not drawn again. */
function tripOf(booking: TimelineBooking): TimelineTrip {
  const trip = known.get(booking) ?? timelineTrip(booking);
  known.set(booking, trip);
  return trip;
}

/** Trips of bookings, by start. */
export const tripsOf = (bookings: readonly TimelineBooking[]): TimelineTrip[] =>
  bookings.map(tripOf).sort((left, right) => left.span.start - right.span.start || left.id - right.id);

/** Days loaded on each side of a day outside the usual range. */
const AROUND = 7;

/** Days to load: the usual range (specification/timeline.md#loading) while it includes the shown day, else a week on both sides of it. */
export function loadedRange(today: IsoDate, day: IsoDate): DateRange {
  const usual = timelineRangeOf(today);
  return day >= usual.start && day <= usual.end ? usual : { start: addDays(day, -AROUND), end: addDays(day, AROUND) };
}

/** Order of the rows, besides the choice of drivers. */
export interface RowsChoice {
  readonly order: RowOrder;
  readonly setOrder: (order: RowOrder) => void;
}

/** Drivers below the rows of the day, who can be shown too. */
export interface Fold {
  readonly count: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The rows of the board. */
export interface Rows {
  readonly choice: RowsChoice;
  readonly drivers: readonly TimelineDriver[];
  readonly days: ReadonlyMap<number, DriverDay>;
  readonly fold: Fold;
}

const storedOrder = atomWithStorage<string>('navette.timeline.order', 'name', undefined, { getOnInit: true });
/** Kept for the visit, over pages and days. */
const unfolded = atom(false);

const sameRows = (one: FoldedRows, other: FoldedRows): boolean =>
  sameDrivers(one.rows, other.rows) && sameDrivers(one.folded, other.folded);

interface RowsQuestion {
  readonly drivers: readonly TimelineDriver[];
  readonly trips: readonly TimelineTrip[];
  readonly unavailable: readonly UnavailableSlots[];
  readonly day: IsoDate;
  /** Drivers who were chosen one by one all have a row. */
  readonly chosen: DriverChoice;
}

/** Rows of the day in the order of the user's choice, which is stored in this browser, then those below the fold when it is open. */
export function useRows({ drivers, trips, unavailable, day, chosen }: RowsQuestion): Rows {
  const [stored, setOrder] = useAtom(storedOrder);
  const [isOpen, setOpen] = useAtom(unfolded);
  const order = ROW_ORDERS.find((known) => known === stored) ?? 'name';
  const days = useMemo(() => driverDays(trips, day), [trips, day]);
  const { rows, folded } = useSteady(
    useMemo(
      () => foldedRows(drivers, days, { day, order, unavailable, foldsNone: chosen !== 'all' }),
      [drivers, days, day, order, unavailable, chosen],
    ),
    sameRows,
  );
  const choice = useMemo(() => ({ order, setOrder }), [order, setOrder]);
  const fold = useMemo(
    () => ({ count: folded.length, isOpen, toggle: () => setOpen((open) => !open) }),
    [folded.length, isOpen, setOpen],
  );
  const shown = useMemo(() => (isOpen && folded.length > 0 ? [...rows, ...folded] : rows), [isOpen, rows, folded]);
  return useMemo(() => ({ choice, drivers: shown, days, fold }), [choice, shown, days, fold]);
}

/** The two views of the trips. */
export type TimelineView = 'board' | 'table';

/** View in the link; absent: the one that was last used in this browser. */
export const viewParam: SearchParam<TimelineView | undefined> = {
  fallback: () => undefined,
  parse: (text) => (text === 'board' || text === 'table' ? text : undefined),
  format: (view) => view ?? '',
};

const chosenLast = atomWithStorage<TimelineView>('navette.timeline.view', 'board', undefined, { getOnInit: true });

/**
 * The view: the one in the link, else the one that was last used.
 * @param inLink view in the link
 * @param setInLink writes it
 */
export function useView(
  inLink: TimelineView | undefined,
  setInLink: (view: TimelineView) => void,
): readonly [TimelineView, (view: TimelineView) => void] {
  const [last, setLast] = useAtom(chosenLast);
  const set = useCallback(
    (view: TimelineView) => {
      setLast(view);
      setInLink(view);
    },
    [setInLink, setLast],
  );
  return [inLink ?? last, set];
}

/** Referentially stable value: the same object while it is equal, so that dependent memos are not recomputed. */
export function useSteady<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [stable, setStable] = useState(() => value);
  if (stable === value || isSame(stable, value)) return stable;
  setStable(() => value);
  return value;
}
