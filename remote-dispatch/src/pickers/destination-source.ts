import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { RecordSource } from '@navette/shared/ui-form';
import type { QueryClient } from '@tanstack/react-query';
import { addressOf } from './address-of.ts';
import { findRecord, keepRecords } from './find-record.ts';
import { MOST_SUGGESTIONS } from './most-suggestions.ts';

type Destination = components['schemas']['Destination'];

/** A destination in a picker: name always, the rest as far as it is known. */
export type DestinationChoice = Pick<Destination, 'id' | 'name'> & Partial<Destination>;

/** Hospitals, care centres and other places clients are driven to. */
export const destinationSource = (cache: QueryClient): RecordSource<DestinationChoice> => ({
  search: async (q, signal) =>
    keepRecords(
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
