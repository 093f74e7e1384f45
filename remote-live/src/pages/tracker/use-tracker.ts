import { $api } from '@navette/shared/api';
import { personName, type TripOutlook } from '@navette/shared/domain';
import { liveQuery, useLive } from '@navette/shared/realtime';
import { useMemo } from 'react';
import { memoized } from '../../entities/driver/memoized.ts';
import {
  type ActiveDriver,
  type NamedPlace,
  type Sighting,
  type TrackedDriver,
  trackedDrivers,
} from '../../entities/driver/tracked-driver.ts';
import type { SightingState } from '../../entities/driver/sighting-texts.ts';
import { useActiveDrivers } from '../../entities/driver/use-active-drivers.ts';
import { careCenterPlaces, clientPlaces, destinationPlaces, type Place } from '../../entities/place/places.ts';
import { useHeadquarters } from '../../entities/place/use-headquarters.ts';
import { outlookOf, routeOrder } from '../../entities/trip/outlook-trips.ts';
import type { Trip } from '../../entities/trip/trip-texts.ts';
import { useDayTrips } from '../../entities/trip/use-day-trips.ts';

/** A driver on the map with the trips of the day. */
export interface DriverRow extends TrackedDriver {
  readonly state: SightingState;
  /** Trips of the day; undefined while they are not read. */
  readonly tripCount: number | undefined;
  readonly outlook: TripOutlook | undefined;
}

const NO_TRIPS: readonly Trip[] = [];
const NO_GOALS: readonly NamedPlace[] = [];

const goalsOf = (places: readonly Place[]): readonly NamedPlace[] =>
  places.map(({ name, position }) => ({ name, ...position }));

/** The row of a driver of whom nothing changed stays the same object, so that nothing of it is drawn again. */
const seenRow = memoized(
  (
    seen: Sighting,
    driver: ActiveDriver,
    trips: readonly Trip[],
    tripCount: number | undefined,
    now: Date,
  ): DriverRow => ({
    driver,
    name: personName(driver, 'list'),
    seen,
    state: seen.state,
    tripCount,
    outlook: outlookOf(trips, seen.state === 'stale' ? undefined : seen.position, now),
  }),
);

/** Everything the map shows, live: drivers with positions and trips of the day, and places. Each part fails by itself. */
export function useTracker(date: string, now: Date) {
  const drivers = useActiveDrivers();
  const bookings = useDayTrips(date);
  const centers = $api.useQuery('get', '/api/carecenter', {}, { meta: { failure: 'inPlace' } });
  const live = useLive('locations');
  const headquarters = useHeadquarters();
  const trips = bookings.data ?? NO_TRIPS;
  const areTripsRead = bookings.data !== undefined;
  const positions = liveQuery(live);
  const unseen = positions.isPending || positions.error ? 'notRead' : 'unknown';

  const places = useMemo(
    () => ({
      headquarters,
      clients: clientPlaces(trips),
      destinations: destinationPlaces(trips),
      careCenters: careCenterPlaces(centers.data ?? []),
    }),
    [headquarters, trips, centers.data],
  );
  const tripsByDriver = useMemo(() => {
    const grouped = new Map<number, Trip[]>();
    for (const trip of routeOrder(trips)) grouped.set(trip.driverId, [...(grouped.get(trip.driverId) ?? []), trip]);
    return grouped;
  }, [trips]);
  const ownGoals = useMemo(
    () =>
      new Map(
        [...tripsByDriver].map(
          ([id, own]) => [id, goalsOf([...clientPlaces(own), ...destinationPlaces(own)])] as const,
        ),
      ),
    [tripsByDriver],
  );
  const goals = useMemo(
    () => ({
      own: (id: number) => ownGoals.get(id) ?? NO_GOALS,
      all: goalsOf([...places.clients, ...places.destinations, ...places.careCenters]),
    }),
    [ownGoals, places],
  );
  const rows = useMemo(
    () =>
      drivers.data &&
      trackedDrivers(drivers.data, live.records, goals, now).map((tracked): DriverRow => {
        const { driver, seen } = tracked;
        const own = tripsByDriver.get(driver.id) ?? NO_TRIPS;
        const tripCount = areTripsRead ? own.length : undefined;
        return seen
          ? seenRow(seen, driver, own, tripCount, now)
          : { ...tracked, state: unseen, tripCount, outlook: outlookOf(own, undefined, now) };
      }),
    [drivers.data, live.records, goals, tripsByDriver, areTripsRead, unseen, now],
  );

  const queries = [drivers, bookings, centers];
  return {
    rows,
    trips,
    places,
    live: positions,
    /** Parts that could not be read. */
    failed: { drivers: drivers.error, bookings: bookings.error, careCenters: centers.error },
    load: {
      isPending: drivers.isPending,
      isFetching: queries.some(({ isFetching }) => isFetching),
      error: drivers.error,
      refetch: () => void Promise.all(queries.map((query) => query.refetch())),
    },
  };
}

/** What {@link useTracker} gives. */
export type Tracker = ReturnType<typeof useTracker>;
