import { $api, type CallKey } from '@navette/shared/api';
import {
  BookingStatus,
  driverFreedom,
  type DriverFreedom,
  personName,
  plannedTrip,
  type PlannedTrip,
  unavailableSlots,
} from '@navette/shared/domain';
import { liveQuery, useLive, useLiveBookings, useLivePositions } from '@navette/shared/realtime';
import { useMemo } from 'react';
import {
  memoized,
  type ActiveDriver,
  type NamedPlace,
  type Sighting,
  type TrackedDriver,
  trackedDrivers,
} from './tracked-driver.ts';
import type { SightingState } from './sighting-texts.ts';
import { careCenterPlaces, clientPlaces, destinationPlaces, type Place } from './places.ts';
import { nextStep, routeOrder, type NextStep, type Trip, type Whereabouts } from '../../trip.ts';

export interface DriverRow extends TrackedDriver {
  readonly state: SightingState;
  /** Trips of the day; undefined while they are not loaded. */
  readonly tripCount: number | undefined;
  readonly next: NextStep | undefined;
  /** Undefined while the trips of the day are not loaded. */
  readonly freedom: DriverFreedom | undefined;
}

const NO_TRIPS: readonly Trip[] = [];
const NO_PLANNED: readonly PlannedTrip[] = [];
const NO_GOALS: readonly NamedPlace[] = [];

const goalsOf = (places: readonly Place[]): readonly NamedPlace[] =>
  places.map(({ name, position }) => ({ name, ...position }));

/** Row of an unchanged driver: the same object, so that nothing is rendered again. */
const seenRow = memoized(
  (
    seen: Sighting,
    driver: ActiveDriver,
    trips: readonly Trip[],
    tripCount: number | undefined,
    where: Whereabouts | undefined,
    kind: DriverFreedom['kind'] | undefined,
    until: number | undefined,
  ): DriverRow => ({
    driver,
    name: personName(driver, 'list'),
    seen,
    state: seen.state,
    tripCount,
    next: nextStep(trips, where),
    freedom: freedomOf(kind, until),
  }),
);

const freedomOf = (kind: DriverFreedom['kind'] | undefined, until: number | undefined): DriverFreedom | undefined => {
  if (kind === 'busy') return { kind, until: new Date(until ?? 0) };
  return kind && { kind };
};

const MINUTE = 60_000;

/** All data of the map, live: drivers with positions and trips of the day, and places. Each part fails independently. */
export function useTracker(date: string, now: Date) {
  const drivers = useActiveDrivers();
  const bookings = useDayTrips(date);
  const centers = $api.useQuery('get', '/api/carecenter', {}, { meta: { failure: 'inPlace' } });
  const live = useLive('locations');
  const { data: whereabouts } = useWhereabouts();
  const unavailable = useUnavailable(date);
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
  const plannedTrips = useMemo(
    () =>
      new Map(
        [...tripsByDriver].map(([id, own]) => [
          id,
          own.filter(({ status }) => status === BookingStatus.pending).map((trip) => plannedTrip(trip)),
        ]),
      ),
    [tripsByDriver],
  );
  const aboard = useMemo(() => new Set(trips.filter(({ charged }) => charged).map(({ id }) => id)), [trips]);
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
  const expected = useMemo(
    () => new Map(whereabouts?.filter(({ step }) => step !== 'later').map((where) => [where.driverId, where])),
    [whereabouts],
  );
  const rows = useMemo(
    () =>
      drivers.data &&
      trackedDrivers(drivers.data, live.records, goals, now).map((tracked): DriverRow => {
        const { driver, seen } = tracked;
        const own = tripsByDriver.get(driver.id) ?? NO_TRIPS;
        const where = expected.get(driver.id);
        const tripCount = areTripsRead ? own.length : undefined;
        const planned = plannedTrips.get(driver.id) ?? NO_PLANNED;
        const last = seen ? { ...seen.position, time: seen.time } : null;
        const freedom =
          areTripsRead && unavailable
            ? driverFreedom({ id: driver.id, trips: planned, last }, { at: now, aboard, unavailable })
            : undefined;
        // To the minute: the row of an unchanged driver stays the same.
        const until = freedom?.until && Math.round(freedom.until.getTime() / MINUTE) * MINUTE;
        return seen
          ? seenRow(seen, driver, own, tripCount, where, freedom?.kind, until)
          : { ...tracked, state: unseen, tripCount, next: nextStep(own, where), freedom };
      }),
    [
      drivers.data,
      live.records,
      goals,
      tripsByDriver,
      plannedTrips,
      aboard,
      unavailable,
      areTripsRead,
      expected,
      unseen,
      now,
    ],
  );

  const queries = [drivers, bookings, centers];
  return {
    rows,
    trips,
    places,
    live: positions,
    /** Parts that failed to load. */
    failed: { drivers: drivers.error, bookings: bookings.error, careCenters: centers.error },
    load: {
      isPending: drivers.isPending,
      isFetching: queries.some(({ isFetching }) => isFetching),
      error: drivers.error,
      refetch: () => void Promise.all(queries.map((query) => query.refetch())),
    },
  };
}

/** Result of {@link useTracker}. */
export type Tracker = ReturnType<typeof useTracker>;

const FRESH = 300_000;

/** The active drivers; the list seldom changes. */
const useActiveDrivers = () => $api.useQuery('get', '/service/driver/active', {}, { staleTime: FRESH });

const EXPECTED: readonly CallKey[] = [['get', '/service/booking/whereabouts']];

/** Expected times of the drivers, again when positions come or bookings change (specification/live.md#where-a-driver-is). */
function useWhereabouts() {
  useLiveBookings(EXPECTED);
  useLivePositions(EXPECTED);
  return $api.useQuery(
    'get',
    '/service/booking/whereabouts',
    {},
    { refetchInterval: 60_000, meta: { failure: 'inPlace' } },
  );
}

/** Unavailable slots of the drivers on a day, as the board shades them; undefined while they are not known. */
function useUnavailable(date: string) {
  const { data } = $api.useQuery(
    'get',
    '/service/agenda/available',
    { params: { query: { startDate: date, endDate: date } } },
    { refetchInterval: 300_000, meta: { failure: 'inPlace' } },
  );
  return useMemo(() => data && unavailableSlots(data), [data]);
}

const LISTED: readonly CallKey[] = [['post', '/service/booking/byDate']];

/** The bookings of a day with the positions of clients and destinations, refetched when one of them changes. */
function useDayTrips(date: string) {
  useLiveBookings(LISTED, ({ dates }) => dates.includes(date));
  return $api.useQuery('post', '/service/booking/byDate', {
    body: { startDate: date, endDate: date, include: ['map'], omit: ['legs'] },
  });
}

const QUIET = { meta: { failure: 'banner' }, staleTime: Number.POSITIVE_INFINITY } as const;

/** Position of an address from the server's suggestions; undefined while unknown. */
function useSpot(address: string) {
  const found = $api.useQuery(
    'post',
    '/service/address/suggest',
    { body: { q: address || '-', limit: 1 } },
    { ...QUIET, enabled: address !== '' },
  );
  const [best] = found.data ?? [];
  const { latitude, longitude } = best ?? { latitude: null, longitude: null };
  return useMemo(
    () => (latitude === null || longitude === null ? undefined : { latitude, longitude }),
    [latitude, longitude],
  );
}

const lineOf = (address: string | null, zip: string | null, city: string | null): string =>
  [address, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The two sites of the organisation from its profile, with known positions (specification/live.md#live-map). */
function useHeadquarters(): readonly Place[] {
  const { data } = $api.useQuery('get', '/service/settings/company', {}, QUIET);
  const main = data ? lineOf(data.companyAddress, data.companyZip, data.companyCity) : '';
  const second = data?.companySite ?? '';
  const [mainSpot, secondSpot] = [useSpot(main), useSpot(second)];
  const name = data?.companyName ?? '';
  return useMemo(
    () =>
      [
        { address: main, position: mainSpot },
        { address: second, position: secondSpot },
      ].flatMap(({ address, position }, index): Place[] =>
        position
          ? [
              {
                kind: 'headquarters',
                id: index + 1,
                name,
                address,
                position,
                visited: false,
                marked: false,
                subscribed: false,
              },
            ]
          : [],
      ),
    [name, main, second, mainSpot, secondSpot],
  );
}
