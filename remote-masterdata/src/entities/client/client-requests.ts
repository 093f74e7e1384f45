import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import {
  freshRecord,
  type CreateAnswer,
  type RecordKind,
  type RecordsQuery,
  type SendBulk,
} from '@navette/shared/ui-records';
import { usePrefetchQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { messageKey } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { listLeftBehind } from '../../records/left-behind.ts';

type Schemas = components['schemas'];

/** Client in a list, without national number and comment. */
export type ClientRow = Schemas['ClientRow'];

/** Client with all fields. */
export type Client = Schemas['Client'];

/** Body of create and update of a client. */
type ClientForm = Schemas['ClientForm'];

/** Client who may be a duplicate of another. */
export type ClientDuplicate = Schemas['ClientDuplicate'];

/** Trip of a client, summary. */
export type ClientTrip = Schemas['ClientTrip'];

/** Invoice of a client, summary. */
export type ClientInvoice = Schemas['ClientInvoiceSummary'];

/** More rows than a screen has, few enough to be answered within milliseconds. */
const firstClients = () =>
  $api.queryOptions('get', '/api/client', { params: { query: { limit: 200, inactive: true } } });

/** All clients, the newest first; the first of them while the others, up to tens of thousands, are on their way. */
export function useClients(): RecordsQuery<ClientRow> {
  const request = $api.queryOptions('get', '/api/client', { params: { query: { inactive: true } } });
  const isCached = useQueryClient().getQueryData(request.queryKey) !== undefined;
  // Requested before the parts of the list request anything; all of them while the first are drawn.
  usePrefetchQuery(isCached ? request : firstClients());
  usePrefetchQuery(request);
  // An error is shown by the request of all.
  const first = useQuery({ ...firstClients(), enabled: !isCached, meta: { failure: 'inPlace' } });
  const { data, isPending, isFetching, error, refetch } = useQuery(request);
  return { data, firstRows: first.data, isPending, isFetching, error, refetch };
}

/** Client for the edit form, with national number and history, fetched when the form opens. The server logs the access. */
export const useClient = (id: number) =>
  $api.useQuery('get', '/api/client/{id}', { params: { path: { id } } }, freshRecord);

/** Definition of the record type "client". */
export const clients: RecordKind<ClientRow, ClientForm, CreateAnswer, Client> = {
  textPrefix: 'client',
  nameOf: personName,
  one: { call: ['get', '/api/client/{id}'], read: (id) => api.GET('/api/client/{id}', { params: { path: { id } } }) },
  create: (body) => api.POST('/api/client', { body }),
  update: (id, body) => api.PUT('/api/client/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/client/{id}', { params: { path: { id } } }),
  change: (records) => changeClients(records),
  leaves: { read: (ids) => listLeftBehind('client', ids), column: 'client' },
  invalidates: [['get', '/api/client']],
};

/** Full national number of a client. The server logs the access. */
export async function showNationalNumber(id: number): Promise<string | null> {
  const { ssn } = await dataOf(api.POST('/service/client/ssn', { body: { id } }));
  return ssn;
}

/** Possible duplicates of the entered person: same national number (certain), or same name and birth date. */
export const findDuplicates = (body: Schemas['DuplicateQuestion']): Promise<ClientDuplicate[]> =>
  dataOf(api.POST('/service/client/duplicates', { body }));

/** Two records of one person, and the chosen values. */
export type ClientMerge = Schemas['ClientMerge'];

/** A merge that can be undone. */
export type ClientMergeRecord = Schemas['ClientMergeRecord'];

const MERGED = [
  ['get', '/api/client'],
  ['get', '/api/client/{id}'],
  ['get', '/service/client/{id}/trips'],
  ['get', '/service/client/{id}/invoices'],
  ['get', '/service/client/{id}/merges'],
  ['get', '/service/client/{id}/counts'],
  ['get', '/service/client/merges'],
  ['get', '/service/client/duplicates'],
  ['get', '/service/client/different'],
] as const;

/**
 * Merges two records of one person: everything of `remove` moves to `keep`; the old id redirects to `keep` from then on.
 * @throws {ApiProblem} `notFound` when one of them no longer exists
 */
export async function mergeClients(cache: QueryClient, merge: ClientMerge): Promise<Schemas['ClientMergeAnswer']> {
  const moved = await dataOf(api.POST('/service/client/merge', { body: merge }));
  void invalidate(cache, MERGED);
  return moved;
}

/** Counts of the records that a merge moves with a client. */
export type ClientCounts = Schemas['ClientCounts'];

/** Numbers of what a merge moves with a client, and whether another one has the same national number. */
export const useClientCounts = (id: number, beside: number) =>
  $api.useQuery(
    'get',
    '/service/client/{id}/counts',
    { params: { path: { id }, query: { beside } } },
    { meta: { failure: 'inPlace' } },
  );

/** Number of groups of probable duplicates: rarely asked, since the server compares all clients for it. */
export const useDuplicateCount = () =>
  $api.useQuery(
    'get',
    '/service/client/duplicates',
    { params: { query: { limit: 0 } } },
    { meta: { failure: 'inPlace' }, staleTime: 600_000, retry: false },
  ).data?.total;

/**
 * Outcome that the undo of a merge would have now.
 * @throws {ApiProblem} `client.mergeOver` when it can no longer be undone
 */
export const previewUnmerge = (id: number): Promise<Schemas['ClientMergeUndone']> =>
  dataOf(api.GET('/service/client/merge/{id}', { params: { path: { id } } }));

/** Merges into a client that can still be undone, latest first. */
export const useClientMerges = (id: number) =>
  $api.useQuery('get', '/service/client/{id}/merges', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });

/**
 * Undoes a merge.
 * @throws {ApiProblem} `client.mergeOver` when it can no longer be undone
 */
export async function undoClientMerge(cache: QueryClient, id: number): Promise<Schemas['ClientMergeUndone']> {
  const undone = await dataOf(api.POST('/service/client/merge/undo', { body: { id } }));
  await invalidate(cache, MERGED);
  return undone;
}

/** Trips of a client, latest first, at most 500. The server logs the access. */
export const useClientTrips = (id: number) =>
  $api.useQuery('get', '/service/client/{id}/trips', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });

/** Invoices of a client, latest first. Only for users with permission to see invoices. */
export const useClientInvoices = (id: number) =>
  $api.useQuery('get', '/service/client/{id}/invoices', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });

/** Export of all personal data of a client. The server logs it. */
export const exportClientData = (id: number): Promise<Schemas['ClientData']> =>
  dataOf(api.GET('/service/client/{id}/export', { params: { path: { id } } }));

/**
 * Anonymises a client permanently; totals of invoices stay.
 * @throws {ApiProblem} `client.openBookings` with the count while there are future trips or open invoices; `validation` when the last name does not
 * match
 */
export async function anonymiseClient(cache: QueryClient, id: number, lastname: string): Promise<void> {
  await api.POST('/service/client/anonymise', { body: { id, lastname } });
  void invalidate(cache, [['get', '/api/client']]);
}

/** Fields that a bulk edit can set. */
export type ClientChanges = components['schemas']['ClientBulkFields'];

/** Updates several clients, at most 100; each succeeds or fails by itself. */
export const changeClients: SendBulk<ClientChanges> = (records) =>
  dataOf(api.POST('/service/client/bulk', { body: { records } }));

/** Labels of the payment status of an invoice. */
export const INVOICE_STATES = {
  0: messageKey('client.invoices.pending'),
  1: messageKey('client.invoices.closed'),
  2: messageKey('client.invoices.overdue'),
} as const;

/** Whether the user has permission to see the invoices of a client. */
export const useSeesInvoices = (): boolean => useCan(['invoice', 'walletclient']);
