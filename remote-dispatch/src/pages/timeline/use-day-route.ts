import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { type IsoDate, plannedTrip } from '@navette/shared/domain';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { untilAnswered } from '../../distance/get-distance.ts';
import type { TimelineBooking } from './model/timeline-trip.ts';
import type { MapMarker, MapRoute } from '@navette/shared/ui-map';

type Schemas = components['schemas'];
type Leg = Omit<Schemas['DirectionsLeg'], 'geometry'> & { readonly geometry: readonly (readonly number[])[] };
type Directions = Omit<Schemas['Directions'], 'legs'> & { readonly legs: readonly Leg[] };

/** Leg between two stops of the day. */
export interface DayLeg {
  readonly from: DayStop;
  readonly to: DayStop;
  readonly leg: Leg;
}

/** The known part of the route of a driver's day. */
export interface DayRoute {
  readonly stops: readonly DayStop[];
  readonly legs: readonly DayLeg[];
  readonly distance: number;
  readonly duration: number;
  readonly estimated: boolean;
  /** The configured service that did not answer and was replaced by the estimate. */
  readonly unavailable: string | null;
  /** A place of the day is unknown, or no route leads there: the route has a gap. */
  readonly incomplete: boolean;
  readonly attribution: string | null;
}

/** Loading, failed or loaded, with Retry. */
interface DayRouteState {
  readonly data: DayRoute | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const FRESH_MS = 600_000;
const IN_PLACE = { meta: { failure: 'inPlace' } } as const;

/**
 * Route of a driver on a day: the bookings, then the directions between their places, in chunks as large as a call
 * accepts.
 */
export function useDayRoute(driverId: number, date: IsoDate): DayRouteState {
  const bookings = $api.useQuery(
    'post',
    '/service/driver/byname/{name}',
    { params: { path: { name: String(driverId) } }, body: { ap_date: date } },
    IN_PLACE,
  );
  const stops = useMemo(() => bookings.data && dayStops(bookings.data), [bookings.data]);
  const parts = useMemo(() => pieces(stops ?? []), [stops]);
  const answers = useQueries({ queries: parts.map((part) => directionsOf(part)) });
  const failed = [bookings, ...answers].find(({ error }) => error);
  const isReady = stops !== undefined && answers.every(({ data }) => data);
  return {
    data: isReady
      ? routeOf(
          stops,
          parts,
          answers.flatMap(({ data }) => (data ? [data] : [])),
        )
      : undefined,
    error: failed?.error ?? null,
    isFetching: [bookings, ...answers].some(({ isFetching }) => isFetching),
    retry: () => {
      for (const call of [bookings, ...answers]) if (call.error) void call.refetch();
    },
  };
}

function directionsOf(part: readonly DayStop[]) {
  const [origin, ...rest] = part.map(({ address }) => address);
  const body = { origin: origin ?? '', destination: rest.at(-1) ?? '', waypoints: rest.slice(0, -1) };
  return {
    ...$api.queryOptions('post', '/service/distance/getDirections', { body }),
    staleTime: FRESH_MS,
    refetchInterval: untilAnswered,
    ...IN_PLACE,
  };
}

function routeOf(stops: readonly DayStop[], parts: readonly DayStop[][], answers: readonly Directions[]): DayRoute {
  const legs = answers.flatMap((answer, part) =>
    answer.legs.flatMap((leg, index) => {
      const [from, to] = [parts[part]?.[index], parts[part]?.[index + 1]];
      return from && to ? [{ from, to, leg }] : [];
    }),
  );
  const sum = (value: (answer: Directions) => number) => answers.reduce((total, answer) => total + value(answer), 0);
  return {
    stops,
    legs,
    distance: sum((answer) => answer.distance),
    duration: sum((answer) => answer.duration),
    estimated: answers.some(({ estimated }) => estimated),
    unavailable: answers.find((answer) => answer.unavailable)?.unavailable ?? null,
    incomplete: answers.some(({ status }) => status !== 'OK'),
    attribution: answers.find((answer) => answer.attribution)?.attribution ?? null,
  };
}

/** Stop on a driver's route of the day. */
interface DayStop {
  readonly address: string;
  readonly kind: 'home' | 'client' | 'destination';
  /** The booking of this stop; null at home. */
  readonly booking: TimelineBooking | null;
  /** A passenger is on board on the way to this stop. */
  readonly loaded: boolean;
}

const UNFOUNDED = 2;

/**
 * Stops of a driver on a day: from home through the trips in order, and home. Canceled and unfounded trips are not
 * driven.
 */
export function dayStops(bookings: readonly TimelineBooking[]): DayStop[] {
  const trips = bookings
    .filter(({ status }) => status < UNFOUNDED)
    .map((booking) => ({ booking, start: plannedTrip(booking).start }))
    .sort((left, right) => left.start - right.start);
  const home = trips.map(({ booking }) => booking.driver_fullAddress).find(Boolean);
  const homeStop: DayStop[] = home ? [{ address: home, kind: 'home', booking: null, loaded: false }] : [];
  const stops = [...homeStop, ...trips.flatMap(({ booking }) => stopsOf(booking)), ...homeStop];
  // The next trip often starts where the last one ended.
  return stops.filter(({ address }, index) => address !== stops[index - 1]?.address);
}

function stopsOf(booking: TimelineBooking): DayStop[] {
  const clientAddress = booking.pick_address || booking.client_fullAddress;
  const destinationAddress = booking.destination_fullAddress;
  const client = (loaded: boolean): DayStop[] =>
    clientAddress ? [{ address: clientAddress, kind: 'client', booking, loaded }] : [];
  const destination = (loaded: boolean): DayStop[] =>
    destinationAddress ? [{ address: destinationAddress, kind: 'destination', booking, loaded }] : [];
  if (booking.type === 'back') return [...destination(false), ...client(true)];
  return [...client(false), ...destination(true), ...(booking.type === 'to' && booking.back ? client(true) : [])];
}

/** Limit of places in one call of directions: origin, ten waypoints, destination. */
const MOST_PLACES = 12;

/**
 * Stops cut into chunks of one call each; a chunk starts at the end of the one before. Fewer than two stops are no
 * route.
 */
export function pieces<Stop>(stops: readonly Stop[], most = MOST_PLACES): Stop[][] {
  const found: Stop[][] = [];
  for (let from = 0; from < stops.length - 1; from += most - 1) found.push(stops.slice(from, from + most));
  return found;
}

type Point = readonly [number, number];

const pointsOf = (geometry: readonly (readonly number[])[]): Point[] =>
  geometry.flatMap(([latitude, longitude]) =>
    latitude === undefined || longitude === undefined ? [] : [[latitude, longitude] as const],
  );

/**
 * Map layers of the day: its legs, those without passenger lighter, and its numbered stops; a place that is visited
 * twice has both numbers.
 */
export function routeOnMap({ legs, estimated }: DayRoute): {
  readonly route: MapRoute;
  readonly markers: readonly MapMarker[];
} {
  const drawn = legs.map(({ from, to, leg }) => ({ from, to, geometry: pointsOf(leg.geometry) }));
  const stops = drawn.flatMap(({ from, to, geometry }, index) => [
    ...(index === 0 ? [{ stop: from, point: geometry[0], order: 1 }] : []),
    { stop: to, point: geometry.at(-1), order: index + 2 },
  ]);
  const markers = new Map<string, MapMarker>();
  for (const { stop, point, order } of stops) {
    if (!point) continue;
    const known = markers.get(stop.address);
    const badge = known?.badge ? `${known.badge}·${String(order)}` : String(order);
    markers.set(stop.address, {
      id: stop.address,
      kind: stop.kind === 'home' ? 'driver' : stop.kind,
      position: { latitude: point[0], longitude: point[1] },
      label: known ? `${known.label}, ${String(order)}` : `${stop.address} · ${String(order)}`,
      badge,
    });
  }
  return {
    route: { legs: drawn.map(({ geometry, to }) => ({ geometry, empty: !to.loaded })), estimated },
    markers: [...markers.values()],
  };
}
