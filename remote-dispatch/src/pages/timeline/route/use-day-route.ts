import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { untilAnswered } from '../../../distance/stand-in.ts';
import { dayStops, pieces, type DayStop } from './day-stops.ts';

type Schemas = components['schemas'];
type Leg = Omit<Schemas['DirectionsLeg'], 'geometry'> & { readonly geometry: readonly (readonly number[])[] };
type Directions = Omit<Schemas['Directions'], 'legs'> & { readonly legs: readonly Leg[] };

/** A way between two stops of the day. */
export interface DayLeg {
  readonly from: DayStop;
  readonly to: DayStop;
  readonly leg: Leg;
}

/** The route of a driver's day as far as it is known. */
export interface DayRoute {
  readonly stops: readonly DayStop[];
  readonly legs: readonly DayLeg[];
  readonly distance: number;
  readonly duration: number;
  readonly estimated: boolean;
  /** The configured service that did not answer, for which the estimate stands in. */
  readonly unavailable: string | null;
  /** A place of the day is unknown, or no way leads there: the route has a gap. */
  readonly incomplete: boolean;
  readonly attribution: string | null;
}

/** Loading, failed or there, with Retry. */
export interface DayRouteState {
  readonly data: DayRoute | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const FRESH_MS = 600_000;
const IN_PLACE = { meta: { failure: 'inPlace' } } as const;

/** The route of a driver on a day: the bookings, then the way over their places, in pieces as large as a call takes. */
export function useDayRoute(driverId: number, date: IsoDate): DayRouteState {
  const bookings = $api.useQuery(
    'post',
    '/service/driver/byname/{name}',
    { params: { path: { name: String(driverId) } }, body: { ap_date: date } },
    IN_PLACE,
  );
  const stops = useMemo(() => bookings.data && dayStops(bookings.data), [bookings.data]);
  const parts = useMemo(() => pieces(stops ?? []), [stops]);
  const ways = useQueries({ queries: parts.map((part) => wayOf(part)) });
  const failed = [bookings, ...ways].find(({ error }) => error);
  const isReady = stops !== undefined && ways.every(({ data }) => data);
  return {
    data: isReady
      ? routeOf(
          stops,
          parts,
          ways.flatMap(({ data }) => (data ? [data] : [])),
        )
      : undefined,
    error: failed?.error ?? null,
    isFetching: [bookings, ...ways].some(({ isFetching }) => isFetching),
    retry: () => {
      for (const call of [bookings, ...ways]) if (call.error) void call.refetch();
    },
  };
}

function wayOf(part: readonly DayStop[]) {
  const [origin, ...rest] = part.map(({ address }) => address);
  const body = { origin: origin ?? '', destination: rest.at(-1) ?? '', waypoints: rest.slice(0, -1) };
  return {
    ...$api.queryOptions('post', '/service/distance/getDirections', { body }),
    staleTime: FRESH_MS,
    refetchInterval: untilAnswered,
    ...IN_PLACE,
  };
}

function routeOf(stops: readonly DayStop[], parts: readonly DayStop[][], ways: readonly Directions[]): DayRoute {
  const legs = ways.flatMap((way, part) =>
    way.legs.flatMap((leg, index) => {
      const [from, to] = [parts[part]?.[index], parts[part]?.[index + 1]];
      return from && to ? [{ from, to, leg }] : [];
    }),
  );
  const sum = (value: (way: Directions) => number) => ways.reduce((total, way) => total + value(way), 0);
  return {
    stops,
    legs,
    distance: sum((way) => way.distance),
    duration: sum((way) => way.duration),
    estimated: ways.some(({ estimated }) => estimated),
    unavailable: ways.find((way) => way.unavailable)?.unavailable ?? null,
    incomplete: ways.some(({ status }) => status !== 'OK'),
    attribution: ways.find((way) => way.attribution)?.attribution ?? null,
  };
}
