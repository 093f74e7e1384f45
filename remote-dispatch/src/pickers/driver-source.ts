import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { phoneText } from '@navette/shared/domain';
import type { RecordSource } from '@navette/shared/ui-form';
import type { QueryClient } from '@tanstack/react-query';
import { findRecord, keepRecords } from './find-record.ts';
import { MOST_SUGGESTIONS } from './most-suggestions.ts';

type Driver = components['schemas']['Driver'];

/** A driver in a picker: name always, the rest as far as it is known. */
export type DriverChoice = Pick<Driver, 'id' | 'firstname' | 'lastname'> & Partial<Driver>;

/** Active drivers: all of them before anything is typed, then those that fit. */
async function search(q: string, signal: AbortSignal): Promise<readonly DriverChoice[]> {
  if (q === '') return dataOf(api.GET('/service/driver/active', { signal }));
  const drivers = await dataOf(api.GET('/api/driver', { params: { query: { q } }, signal }));
  return drivers.filter(({ active }) => active).slice(0, MOST_SUGGESTIONS);
}

/** Drivers who can be chosen; one who was chosen and has left since is still found. */
export const driverSource = (cache: QueryClient): RecordSource<DriverChoice> => ({
  search: async (q, signal) => keepRecords(cache, 'driver', await search(q, signal)),
  find: (id) => findRecord(cache, 'driver', id, () => api.GET('/api/driver/{id}', { params: { path: { id } } })),
  idOf: ({ id }) => id,
  labelOf: ({ lastname, firstname }) => `${lastname} ${firstname}`,
  detailOf: ({ mobile, city }) => [city, mobile && phoneText(mobile)].filter(Boolean).join(' · '),
});
