import { personName } from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { formatsOf } from '@navette/shared/i18n';
import type { Locale } from '@navette/shared/i18n';
import type { RecordSource } from '@navette/shared/ui-form';
import type { QueryClient } from '@tanstack/react-query';
import { addressOf } from './address-of.ts';
import { findRecord, cacheRecords } from './find-record.ts';
import { MOST_SUGGESTIONS } from './most-suggestions.ts';

type ClientRow = components['schemas']['ClientRow'];

/** Client of a picker: the name always, other fields where known. */
export type ClientChoice = Pick<ClientRow, 'id' | 'firstname' | 'lastname'> & Partial<ClientRow>;

/** Clients, searched by name, address, phone and the other fields that the server searches. */
export const clientSource = (cache: QueryClient, locale: Locale): RecordSource<ClientChoice> => ({
  search: async (q, signal) =>
    cacheRecords(
      cache,
      'client',
      await dataOf(api.GET('/api/client', { params: { query: { q, limit: MOST_SUGGESTIONS } }, signal })),
    ),
  find: (id) => findRecord(cache, 'client', id, () => api.GET('/api/client/{id}', { params: { path: { id } } })),
  idOf: ({ id }) => id,
  labelOf: (person) => personName(person, 'list'),
  detailOf: (client) => [formatsOf(locale).formatDate(client.birthday), addressOf(client)].filter(Boolean).join(' · '),
});
