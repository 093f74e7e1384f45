import { brusselsToday, type DateRange, type IsoDate, personName, vehicleOf } from '@navette/shared/domain';
import { collatorOf, useLocale } from '@navette/shared/i18n';
import { useMemo } from 'react';
import { chosenDrivers, type DriverChoice } from './model/driver-choice.ts';
import { tripsOf } from './model/known-trips.ts';
import { loadedRange } from './model/loaded-range.ts';
import type { UnavailableSlots } from './model/planning-parts.ts';
import { isSameDriver, type TimelineDriver } from './model/timeline-driver.ts';
import type { TimelineTrip, TimelineBooking } from './model/timeline-trip.ts';
import { useActiveDrivers } from './requests/use-active-drivers.ts';
import { useTimelineBookings } from './requests/use-timeline-bookings.ts';
import { sameList, useSteady } from './use-steady.ts';
import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '@navette/openapi/types';

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
  readonly bookings: ReturnType<typeof useTimelineBookings>;
  /** The query of the drivers, when it failed. */
  readonly driversFailed: ReturnType<typeof useActiveDrivers> | undefined;
}

const NONE: readonly never[] = [];
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
    bookings,
    driversFailed: active.error && !active.data ? active : undefined,
  };
}

const FRESH_MS = 300_000;

/** Times in which drivers are unavailable on these days: marks, weekly patterns and leave merged. */
const useAvailability = ({ start, end }: DateRange) =>
  $api.useQuery(
    'get',
    '/service/agenda/available',
    { params: { query: { startDate: start, endDate: end } } },
    { staleTime: FRESH_MS, refetchInterval: FRESH_MS, placeholderData: keepPreviousData, meta: { failure: 'banner' } },
  );

type ActiveDriver = components['schemas']['ActiveDriver'];

/**
 * Rows of the timeline, by name: every active driver, and inactive ones who still have trips.
 * @param compare orders names in the user's language
 */
function driverRows(
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
