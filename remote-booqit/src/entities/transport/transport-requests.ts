import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { type Translate, vocabulary } from '@navette/shared/i18n';
import { addDays, brusselsInstant, type DateRange, type PlatformTag } from '@navette/shared/domain';
import { useLiveBookings, useLivePlatform } from '@navette/shared/realtime';
import { personalStorage } from '@navette/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Booked, rowKey, rowsOf, type TransportRow, type TransportGroups } from './transport-row.ts';

/** The lists of planning (specification/booqit.md#planning). */
type PlanningView = 'inbox' | 'trips' | 'series';

/** Calls whose answers change when the platform does. */
const PLANNING_CALLS = [
  ['get', '/service/booqit/inbox'],
  ['get', '/service/booqit/trips'],
  ['get', '/service/booqit/series'],
] as const;

const inPlace = { meta: { failure: 'inPlace' } } as const;

/** The transports of a list of planning, from yesterday to 20 days ahead. Those of the last visit are shown until the platform answers. */
export function usePlanning(view: PlanningView) {
  useLivePlatform(PLANNING_CALLS);
  const queries = useQueryClient();
  const lists = {
    inbox: $api.useQuery('get', '/service/booqit/inbox', {}, { enabled: view === 'inbox', ...inPlace }),
    trips: $api.useQuery('get', '/service/booqit/trips', {}, { enabled: view === 'trips', ...inPlace }),
    series: $api.useQuery('get', '/service/booqit/series', {}, { enabled: view === 'series', ...inPlace }),
  };
  const query = lists[view];
  const { data, dataUpdatedAt, isFetchedAfterMount } = query;
  useEffect(() => {
    const show = () => {
      const kept = keptTransports(view);
      if (!kept) return;
      const queryKey = PLANNING_CALLS.find(([, path]) => path.endsWith(view)) ?? [];
      const predicate = ({ state }: { readonly state: { readonly data: unknown } }) => state.data === undefined;
      queries.setQueriesData({ queryKey, predicate }, kept.groups, { updatedAt: kept.at });
    };
    show();
    return personalStorage.onLoad(show);
  }, [view, queries]);
  useEffect(() => {
    if (data && isFetchedAfterMount && dataUpdatedAt !== keptTransports(view)?.at)
      keepTransports(view, data, dataUpdatedAt);
  }, [view, data, dataUpdatedAt, isFetchedAfterMount]);
  const rows = useMemo(() => rowsOf(data), [data]);
  return { query, rows };
}

/** The transports of a period with all of the tags. */
export function useTransports({ start, end }: DateRange, tags: readonly PlatformTag[]) {
  const dates = {
    start: brusselsInstant(start).toISOString(),
    end: new Date(brusselsInstant(addDays(end, 1)).getTime() - 1).toISOString(),
  };
  const query = $api.useQuery('post', '/service/booqit/transports', { body: { dates, tags: tags.join(';') } }, inPlace);
  const rows = useMemo(() => rowsOf(query.data), [query.data]);
  return { query, rows };
}

/**
 * Booked parts of transports, by their key (specification/booqit.md#booked-already).
 * @throws {ApiProblem} as the server refuses it
 */
export async function findBooked(rows: readonly TransportRow[]): Promise<ReadonlyMap<string, Booked>> {
  const transportIds = [...new Set(rows.map(({ transportId }) => transportId))];
  if (transportIds.length === 0) return new Map();
  const booked = await dataOf(api.POST('/service/booqit/booked', { body: { transportIds } }));
  return new Map(booked.map((found) => [rowKey(found), found]));
}

/** Calls whose answers change when bookings do. */
const BOOKED_CALLS = [['post', '/service/booqit/booked']] as const;

/** Maximum transports of one call. */
const MOST = 2000;

/** Booked parts of transports by key, kept up to date; undefined while they are not known. */
export function useBooked(ids: readonly string[] | undefined): ReadonlyMap<string, Booked> | undefined {
  useLiveBookings(BOOKED_CALLS);
  const transportIds = useMemo(() => [...new Set(ids)].slice(0, MOST), [ids]);
  const { data } = $api.useQuery(
    'post',
    '/service/booqit/booked',
    { body: { transportIds } },
    { enabled: transportIds.length > 0, ...inPlace },
  );
  return useMemo(() => data && new Map(data.map((found) => [rowKey(found), found])), [data]);
}

const DAY_CALLS = [['post', '/service/booqit/passengerDay']] as const;

/** A trip of a client on the day of a transport. */
export type PassengerTrip = components['schemas']['PassengerTrip'];

/** Trips of clients on a day, without those of a transport; none while they are not known. */
export function usePassengerDay(
  clientIds: readonly number[],
  day: { readonly date: string; readonly transportId: string } | undefined,
): readonly PassengerTrip[] {
  useLiveBookings(DAY_CALLS);
  const body = {
    clientIds: [...new Set(clientIds)].slice(0, 20),
    date: day?.date ?? '',
    transportId: day?.transportId,
  };
  const enabled = day !== undefined && clientIds.length > 0;
  return $api.useQuery('post', '/service/booqit/passengerDay', { body }, { enabled, ...inPlace }).data ?? NO_TRIPS;
}

const NO_TRIPS: readonly PassengerTrip[] = [];

/** "09:00 Aller Clinique (n° 12)", for each trip. */
export const dayText = (trips: readonly PassengerTrip[], t: Translate): string =>
  trips
    .map(({ id, ap_time, type, destination }) =>
      t('day.trip', { id, time: ap_time, type: t(vocabulary.bookingType(type)), destination: destination ?? '' }),
    )
    .join(' · ');

const nameOf = (list: string) => `booqit.${list}`;

/** Maximum characters of a stored list: browsers hold 5 million for the whole suite. */
const LONGEST = 1_000_000;

/** The last fetched list of transports, without national numbers. */
interface KeptTransports {
  readonly at: number;
  readonly groups: TransportGroups;
}

/** Transports without their passengers' national numbers, which a browser must not store. */
const withoutNumbers = (groups: TransportGroups): TransportGroups =>
  groups.map((parts) =>
    parts.map(({ request, ...part }) => ({
      ...part,
      request: { ...request, passenger: request.passenger && { ...request.passenger, rrNumber: null } },
    })),
  );

/** Stores a list until the session ends, so that the page shows it immediately next time. A list that is too long is not stored. */
export function keepTransports(list: string, groups: TransportGroups, at: number): void {
  const text = JSON.stringify({ at, groups: withoutNumbers(groups) } satisfies KeptTransports);
  personalStorage.write(nameOf(list), text.length <= LONGEST ? text : null);
}

export function keptTransports(list: string): KeptTransports | undefined {
  try {
    const kept: unknown = JSON.parse(personalStorage.read(nameOf(list)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isKept = (value: unknown): value is KeptTransports =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'groups' in value &&
  Array.isArray(value.groups) &&
  value.groups.every(Array.isArray);
