import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { RecordSource } from '@navette/shared/ui-form';
import type { QueryClient } from '@tanstack/react-query';
import { addressOf } from './address-of.ts';
import { findRecord, cacheRecords } from './find-record.ts';
import { MOST_SUGGESTIONS } from './most-suggestions.ts';

type Destination = components['schemas']['Destination'];

/** Destination of a picker: the name always, other fields where known. */
export type DestinationChoice = Pick<Destination, 'id' | 'name'> & Partial<Destination>;

/** Destinations: hospitals, care centres and other places. */
export const destinationSource = (cache: QueryClient): RecordSource<DestinationChoice> => ({
  search: async (q, signal) =>
    cacheRecords(
      cache,
      'destination',
      await dataOf(api.GET('/api/destination', { params: { query: { q, limit: MOST_SUGGESTIONS } }, signal })),
    ),
  find: (id) =>
    findRecord(cache, 'destination', id, () => api.GET('/api/destination/{id}', { params: { path: { id } } })),
  idOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  detailOf: addressOf,
});
