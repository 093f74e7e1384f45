import { $api, api, dataOf } from '@navette/shared/api';
import { addDays, bestMatch, brusselsInstant, type DateRange, type PlatformTag } from '@navette/shared/domain';
import { useMemo } from 'react';
import { rowsOf, type TransportRow } from './transport-row.ts';

/** The lists of planning (S3 §2.13). */
export type PlanningView = 'inbox' | 'trips' | 'series';

const inPlace = { meta: { failure: 'inPlace' } } as const;

/** The transports of a list of planning, from yesterday to 20 days ahead. */
export function usePlanning(view: PlanningView) {
  const lists = {
    inbox: $api.useQuery('get', '/service/booqit/inbox', {}, { enabled: view === 'inbox', ...inPlace }),
    trips: $api.useQuery('get', '/service/booqit/trips', {}, { enabled: view === 'trips', ...inPlace }),
    series: $api.useQuery('get', '/service/booqit/series', {}, { enabled: view === 'series', ...inPlace }),
  };
  const query = lists[view];
  const rows = useMemo(() => rowsOf(query.data), [query.data]);
  return { query, rows };
}

/** The transports of a period that have all of the tags. */
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
 * Which transports have a booking, by their key: national numbers stay in this call and are not kept.
 * @throws {ApiProblem} as the server refuses it
 */
export async function findBooked(rows: readonly TransportRow[]) {
  const days = rows.map(({ date }) => date).toSorted();
  const [startDate, endDate] = [days.at(0), days.at(-1)];
  if (startDate === undefined || endDate === undefined) return new Map();
  const bookings = await dataOf(
    api.POST('/service/booking/byDate', { body: { startDate, endDate, include: ['identity'] } }),
  );
  const known = bookings.map(({ ap_date, mutualPatientID, client_ssn, client_birthday }) => ({
    ap_date,
    mutualPatientID: mutualPatientID ?? null,
    client_ssn: client_ssn ?? null,
    client_birthday: client_birthday ?? null,
  }));
  return new Map(rows.map((row) => [row.key, bestMatch(identityOf(row), known)]));
}

const identityOf = ({ transportId, date, passenger }: TransportRow) => ({
  transportId,
  date,
  rrNumber: passenger?.rrNumber ?? null,
  dateOfBirth: passenger?.dateOfBirth ?? null,
});
