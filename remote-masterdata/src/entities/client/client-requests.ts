import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import { freshRecord } from '@navette/shared/ui-records';
import type { CreateAnswer, RecordKind, SendBulk } from '@navette/shared/ui-records';
import type { QueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];

/** Client in a list, without national number and comment. */
export type ClientRow = Schemas['ClientRow'];

/** Client, whole. */
export type Client = Schemas['Client'];

/** What create and update of a client are sent. */
export type ClientForm = Schemas['ClientForm'];

/** Client who may be the same person as another. */
export type ClientDuplicate = Schemas['ClientDuplicate'];

/** Trip of a client, in short. */
export type ClientTrip = Schemas['ClientTrip'];

/** Invoice of a client, in short. */
export type ClientInvoice = Schemas['ClientInvoiceSummary'];

/** Every client. */
export const useClients = () => $api.useQuery('get', '/api/client', {});

/** Client of a form, with national number and history, fetched when the form opens. The server logs that it was read. */
export const useClient = (id: number) =>
  $api.useQuery('get', '/api/client/{id}', { params: { path: { id } } }, freshRecord);

/** Clients as a kind of record. */
export const clients: RecordKind<ClientRow, ClientForm, CreateAnswer, Client> = {
  textPrefix: 'client',
  nameOf: personName,
  one: { call: ['get', '/api/client/{id}'], read: (id) => api.GET('/api/client/{id}', { params: { path: { id } } }) },
  create: (body) => api.POST('/api/client', { body }),
  update: (id, body) => api.PUT('/api/client/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/client/{id}', { params: { path: { id } } }),
  invalidates: [['get', '/api/client']],
};

/** National number of a client in full. The server logs that it was shown. */
export async function showNationalNumber(id: number): Promise<string | null> {
  const { ssn } = await dataOf(api.POST('/service/client/ssn', { body: { id } }));
  return ssn;
}

/** Clients who may be the person that is typed: the same national number, which is certain, or the same name and birth date. */
export const findDuplicates = (body: Schemas['DuplicateQuestion']): Promise<ClientDuplicate[]> =>
  dataOf(api.POST('/service/client/duplicates', { body }));

/** Two records of one person, and what was chosen between them. */
export type ClientMerge = Schemas['ClientMerge'];

/** A merge that can be undone. */
export type ClientMergeRecord = Schemas['ClientMergeRecord'];

const MERGED = [
  ['get', '/api/client'],
  ['get', '/api/client/{id}'],
  ['get', '/service/client/{id}/trips'],
  ['get', '/service/client/{id}/invoices'],
  ['get', '/service/client/{id}/merges'],
] as const;

/**
 * Merges two records of one person: everything of `remove` moves to `keep`, to which its id leads from then on.
 * @throws {ApiProblem} `notFound` when one of them does not exist any more
 */
export async function mergeClients(cache: QueryClient, merge: ClientMerge): Promise<Schemas['ClientMergeAnswer']> {
  const moved = await dataOf(api.POST('/service/client/merge', { body: merge }));
  void invalidate(cache, MERGED);
  return moved;
}

/** Merges into a client that can be undone, the latest first. */
export const useClientMerges = (id: number) =>
  $api.useQuery('get', '/service/client/{id}/merges', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });

/**
 * Undoes a merge.
 * @throws {ApiProblem} `client.mergeOver` when that is not possible any more
 */
export async function undoClientMerge(cache: QueryClient, id: number): Promise<Schemas['ClientMergeUndone']> {
  const undone = await dataOf(api.POST('/service/client/merge/undo', { body: { id } }));
  await invalidate(cache, MERGED);
  return undone;
}

/** Trips of a client, the latest first, at most 500. The server logs that they were read. */
export const useClientTrips = (id: number) =>
  $api.useQuery('get', '/service/client/{id}/trips', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });

/** Invoices of a client, the latest first. Only for users who may see invoices. */
export const useClientInvoices = (id: number) =>
  $api.useQuery('get', '/service/client/{id}/invoices', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });

/** All data about a person. The server logs the export. */
export const exportClientData = (id: number): Promise<Schemas['ClientData']> =>
  dataOf(api.GET('/service/client/{id}/export', { params: { path: { id } } }));

/**
 * Removes a person from the records for good; totals of invoices stay.
 * @throws {ApiProblem} `client.openBookings` with the count while trips are to come or invoices open; `validation` when the last name is not theirs
 */
export async function anonymiseClient(cache: QueryClient, id: number, lastname: string): Promise<void> {
  await api.POST('/service/client/anonymise', { body: { id, lastname } });
  void invalidate(cache, [['get', '/api/client']]);
}

/** What several of them can get together. */
export type ClientChanges = components['schemas']['ClientBulkFields'];

/** Changes several, 100 at most; each is changed or refused by itself. */
export const changeClients: SendBulk<ClientChanges> = (records) =>
  dataOf(api.POST('/service/client/bulk', { body: { records } }));
