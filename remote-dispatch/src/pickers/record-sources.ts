import { isNamedBy, personName, phoneText } from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';
import { api, dataOf, ApiProblem, $api } from '@navette/shared/api';
import { formatsOf, type Locale, messageKey, useT } from '@navette/shared/i18n';
import type { RecordSource, RecordAdder } from '@navette/shared/ui-form';
import type { QueryClient } from '@tanstack/react-query';
import { addressOf } from './address.ts';
import { useCan } from '@navette/shared/session';
import { useToast, DialogUnavailable, useDialogAvailability, useOpenDialog } from '@navette/shared/ui-overlay';

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
  isMeant: (person, text) => isNamedBy(text, personName(person, 'list')),
  detailOf: (client) => [formatsOf(locale).formatDate(client.birthday), addressOf(client)].filter(Boolean).join(' · '),
});

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
  isMeant: (person, text) => isNamedBy(text, personName(person, 'list')),
  detailOf: ({ mobile, city, zip }) =>
    [formatsOf(locale).formatMunicipality(city, zip), mobile && phoneText(mobile)].filter(Boolean).join(' · '),
});

const KEPT_MS = 60_000;

/** First record of a list response; null when it is empty. */
async function firstOrNull<Item>(call: Promise<{ data?: readonly Item[] }>): Promise<Item | null> {
  try {
    const [first] = await dataOf(call);
    return first ?? null;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}

const keyOf = (kind: string, id: number) => ['picked', kind, id] as const;

/** Caches the found records, so that the chosen one need not be fetched again. */
function cacheRecords<Item extends { readonly id: number }>(
  cache: QueryClient,
  kind: string,
  items: readonly Item[],
): readonly Item[] {
  for (const item of items) cache.setQueryData(keyOf(kind, item.id), item);
  return items;
}

/**
 * Looks up a record for a picker, deduplicated and cached for a minute.
 * @param kind distinguishes records of different kinds with the same id
 * @param ask fetches this one record
 * @returns null when there is none with this id
 */
const findRecord = <Item>(
  cache: QueryClient,
  kind: string,
  id: number,
  ask: () => Promise<{ data?: readonly Item[] }>,
): Promise<Item | null> =>
  cache.fetchQuery({
    queryKey: keyOf(kind, id),
    queryFn: () => firstOrNull(ask()),
    staleTime: KEPT_MS,
    meta: { failure: 'inPlace' },
  });

/** All insurers by name, the inactive ones too, which old bookings name. */
export const useInsurances = () =>
  $api.useQuery(
    'get',
    '/api/insurance',
    { params: { query: { inactive: true } } },
    { staleTime: 300_000, meta: { failure: 'inPlace' } },
  );

/** Limit of records that a picker lists; typing narrows them. */
const MOST_SUGGESTIONS = 20;

/** Dialogs that add a record which a picker of this remote can choose. */
type AdderDialog = 'masterdata/client@1' | 'masterdata/destination@1';

const LABELS = {
  'masterdata/client@1': {
    page: 'client',
    plain: messageKey('picker.client.add'),
    named: messageKey('picker.client.addNamed'),
  },
  'masterdata/destination@1': {
    page: 'destination',
    plain: messageKey('picker.destination.add'),
    named: messageKey('picker.destination.addNamed'),
  },
} as const;

/**
 * "Add …" of a picker: opens the form of another remote with the typed text, and chooses the saved record. `undefined`
 * while that form can't be opened (its remote is not installed, or the user lacks the right).
 */
export function useRecordAdder<Item>(dialog: AdderDialog, source: RecordSource<Item>): RecordAdder<Item> | undefined {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const { reason } = useDialogAvailability(dialog);
  const { page, plain, named } = LABELS[dialog];
  const isAllowed = useCan(page);
  if (reason === 'unknown' || reason === 'forbidden' || !isAllowed) return undefined;

  async function open(name: string): Promise<Item | null> {
    try {
      const saved = await openDialog(dialog, { name });
      return saved ? await source.find(saved.id, new AbortController().signal) : null;
    } catch (error) {
      if (error instanceof DialogUnavailable) toast.error(t('picker.add.unavailable'));
      else toast.failure(t('picker.add.notFound'), error);
      return null;
    }
  }
  const label = (text: string): string => (text === '' ? t(plain) : t(named, { name: text }));
  return { label: (text) => (reason === 'failed' ? `${label(text)} (${t('picker.add.failed')})` : label(text)), open };
}
