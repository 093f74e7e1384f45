import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { formatsOf } from '@navette/shared/i18n';
import type { Locale } from '@navette/shared/i18n';
import type { RecordSource } from '@navette/shared/ui-form';
import type { QueryClient } from '@tanstack/react-query';
import { addressOf } from './address-of.ts';
import { findRecord, keepRecords } from './find-record.ts';
import { MOST_SUGGESTIONS } from './most-suggestions.ts';

type ClientRow = components['schemas']['ClientRow'];

/** A client in a picker: name always, the rest as far as it is known. */
export type ClientChoice = Pick<ClientRow, 'id' | 'firstname' | 'lastname'> & Partial<ClientRow>;

/** Clients, searched by name, address, phone and whatever else the server looks at. */
export const clientSource = (cache: QueryClient, locale: Locale): RecordSource<ClientChoice> => ({
  search: async (q, signal) =>
    keepRecords(
      cache,
      'client',
      await dataOf(api.GET('/api/client', { params: { query: { q, limit: MOST_SUGGESTIONS } }, signal })),
    ),
  find: (id) => findRecord(cache, 'client', id, () => api.GET('/api/client/{id}', { params: { path: { id } } })),
  idOf: ({ id }) => id,
  labelOf: ({ lastname, firstname }) => `${lastname} ${firstname}`,
  detailOf: (client) => [formatsOf(locale).formatDate(client.birthday), addressOf(client)].filter(Boolean).join(' · '),
});
