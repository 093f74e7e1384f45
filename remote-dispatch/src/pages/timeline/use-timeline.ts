import { brusselsToday, type DateRange, type IsoDate } from '@navette/shared/domain';
import { collatorOf, useLocale } from '@navette/shared/i18n';
import { useMemo } from 'react';
import { chosenDrivers, type DriverChoice } from './model/driver-choice.ts';
import { driverRows } from './model/driver-rows.ts';
import { tripsOf } from './model/known-trips.ts';
import { loadedRange } from './model/loaded-range.ts';
import type { UnavailableSlots } from './model/planning-parts.ts';
import { isSameDriver, type TimelineDriver } from './model/timeline-driver.ts';
import type { TimelineTrip } from './model/timeline-trip.ts';
import { useActiveDrivers } from './requests/use-active-drivers.ts';
import { useAvailability } from './requests/use-availability.ts';
import { useTimelineBookings } from './requests/use-timeline-bookings.ts';
import { sameList, useSteady } from './use-steady.ts';

/** What the timeline shows and how it is loaded. */
export interface TimelineData {
  /** Everybody who has a row, whether it is shown or not. */
  readonly drivers: readonly TimelineDriver[];
  readonly shownDrivers: readonly TimelineDriver[];
  readonly allTrips: readonly TimelineTrip[];
  /** Those of the shown drivers. */
  readonly trips: readonly TimelineTrip[];
  readonly unavailable: readonly UnavailableSlots[];
  readonly range: DateRange;
  readonly bookings: ReturnType<typeof useTimelineBookings>;
  /** The list of drivers could not be loaded. */
  readonly driversFailed: ReturnType<typeof useActiveDrivers> | undefined;
}

const NONE: readonly never[] = [];
const sameDrivers = sameList(isSameDriver);

/** The trips around a day, the drivers, and when they are not available. */
export function useTimeline(day: IsoDate, choice: DriverChoice): TimelineData {
  const locale = useLocale();
  const today = brusselsToday();
  const { start, end } = loadedRange(today, day);
  // Another day among those that are loaded is no other range: the board would be laid out anew.
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
