import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { personName, phoneText } from '@navette/shared/domain';
import { formatsOf, type Locale } from '@navette/shared/i18n';
import type { RecordSource } from '@navette/shared/ui-form';
import type { QueryClient } from '@tanstack/react-query';
import { findRecord, cacheRecords } from './find-record.ts';
import { MOST_SUGGESTIONS } from './most-suggestions.ts';

type Driver = components['schemas']['Driver'];

/** Driver of a picker: the name always, other fields where known. */
export type DriverChoice = Pick<Driver, 'id' | 'firstname' | 'lastname'> & Partial<Driver>;

/** Active drivers: all for an empty query, else those that match. */
async function search(q: string, signal: AbortSignal): Promise<readonly DriverChoice[]> {
  if (q === '') return dataOf(api.GET('/service/driver/active', { signal }));
  const drivers = await dataOf(api.GET('/api/driver', { params: { query: { q } }, signal }));
  return drivers.filter(({ active }) => active).slice(0, MOST_SUGGESTIONS);
}

/** Drivers that can be chosen; a chosen driver who has left since is still found. */
export const driverSource = (cache: QueryClient, locale: Locale): RecordSource<DriverChoice> => ({
  search: async (q, signal) => cacheRecords(cache, 'driver', await search(q, signal)),
  find: (id) => findRecord(cache, 'driver', id, () => api.GET('/api/driver/{id}', { params: { path: { id } } })),
  idOf: ({ id }) => id,
  labelOf: (person) => personName(person, 'list'),
  detailOf: ({ mobile, city, zip }) =>
    [formatsOf(locale).formatMunicipality(city, zip), mobile && phoneText(mobile)].filter(Boolean).join(' · '),
});
