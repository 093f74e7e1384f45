import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { untilAnswered } from '../../../distance/fallback-estimate.ts';
import { dayStops, pieces, type DayStop } from './day-stops.ts';

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
export interface DayRouteState {
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
