import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, type CallKey } from '@navette/shared/api';
import type { Page } from '@navette/shared/domain';
import type { ImportableKind, ImportValues } from '@navette/shared/import';
import { messageKey } from '@navette/shared/i18n';

export type ImportBatch = components['schemas']['ImportBatch'];

export type ImportCheck = components['schemas']['ImportCheck'];

export type ImportRow = components['schemas']['ImportRow'];
export type ImportKindName = components['schemas']['ImportKind'];

/** Rows per preview request: small enough for a progress display. */
const CHUNK = 250;

/** Timeout for 5,000 rows in one transaction on a busy machine. */
const PATIENCE = { timeout: 5 * 60_000 };

/** Queries that an import changes, by kind. */
const LISTS: Readonly<Record<ImportKindName, readonly CallKey[]>> = {
  clients: [['get', '/api/client']],
  drivers: [['get', '/api/driver']],
  destinations: [['get', '/api/destination']],
  insurances: [['get', '/api/insurance']],
  carecenters: [['get', '/api/carecenter']],
  mcodes: [['get', '/api/mcode']],
  bookings: [['post', '/service/booking/byDate']],
  standingOrders: [['post', '/service/booking/byDate']],
  users: [['get', '/api/user']],
  transactions: [
    ['get', '/service/transaction/list'],
    ['get', '/service/transaction/total'],
    ['get', '/service/transaction/proposals'],
  ],
};

/** Queries to invalidate after an import or its undo. */
export const afterImport = (kind: ImportKindName): readonly CallKey[] => [
  ...LISTS[kind],
  ['get', '/service/import/list'],
  ['get', '/service/import/shapes/{kind}'],
];

export const useImports = (kind: ImportKindName) =>
  $api.useQuery('get', '/service/import/list', { params: { query: { kind } } });

/** Headings of earlier files with their fields; a file is read without them when they are not at hand. */
export const useImportShapes = (kind: ImportableKind) =>
  $api.useQuery(
    'get',
    '/service/import/shapes/{kind}',
    { params: { path: { kind } } },
    { meta: { failure: 'inPlace' } },
  );

/** Checks rows in chunks; `onProgress` receives the finished share, 0 to 1. */
export async function previewRows(
  kind: ImportableKind,
  rows: readonly { readonly row: number; readonly values: ImportValues }[],
  onProgress: (share: number) => void,
): Promise<ImportCheck[]> {
  const checks: ImportCheck[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const part = rows.slice(start, start + CHUNK).map(({ row, values }) => ({ row, values: { ...values } }));
    const answer = api.POST('/service/import/preview/{kind}', {
      params: { path: { kind } },
      body: { rows: part },
      ...PATIENCE,
    });
    checks.push(...(await dataOf(answer)));
    onProgress(checks.length / rows.length);
  }
  return checks;
}

/** Imports rows in one transaction: all or none. */
export const runImport = (kind: ImportableKind, body: components['schemas']['ImportOrder']): Promise<ImportBatch> =>
  dataOf(api.POST('/service/import/run/{kind}', { params: { path: { kind } }, body, ...PATIENCE }));

/** Undoes an import; `partial` skips records that were changed or are in use since. */
export const undoImport = (id: number, partial: boolean) =>
  dataOf(api.POST('/service/import/undo', { body: { id, partial }, ...PATIENCE }));

/** Importable record kinds, in the order of the menu. */
export const IMPORTABLE_KINDS = [
  'clients',
  'drivers',
  'destinations',
  'insurances',
  'carecenters',
  'mcodes',
  'bookings',
  'standingOrders',
  'users',
] as const satisfies readonly ImportableKind[];

/** Page names of each kind, path of its list, and the page permission that creating a record needs. */
export const KINDS: Readonly<
  Record<ImportKindName, { readonly title: string; readonly list: string; readonly page: Page }>
> = {
  clients: { title: messageKey('client.title'), list: '/client', page: 'client' },
  drivers: { title: messageKey('driver.title'), list: '/driver', page: 'driver' },
  destinations: { title: messageKey('destination.title'), list: '/destination', page: 'destination' },
  insurances: { title: messageKey('insurance.title'), list: '/insurances', page: 'insurances' },
  carecenters: { title: messageKey('carecenter.title'), list: '/carecenter', page: 'carecenter' },
  mcodes: { title: messageKey('mcode.title'), list: '/mcode', page: 'mcode' },
  bookings: { title: messageKey('import.bookings'), list: '/booking', page: 'booking' },
  standingOrders: { title: messageKey('import.standingOrders'), list: '/booking', page: 'booking' },
  users: { title: messageKey('user.title'), list: '/users', page: 'users' },
  transactions: { title: messageKey('page.transactions'), list: '/transactions', page: 'transactions' },
};
