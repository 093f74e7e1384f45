import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, type CallKey } from '@navette/shared/api';
import type { ImportableKind, ImportValues } from '@navette/shared/domain';

/** An import of the past. */
export type ImportBatch = components['schemas']['ImportBatch'];
/** What the server found of a row. */
export type ImportCheck = components['schemas']['ImportCheck'];
/** A row and what becomes of it. */
export type ImportRow = components['schemas']['ImportRow'];
export type ImportKindName = components['schemas']['ImportKind'];

/** Rows of one call of the preview: small enough to show how far it is. */
const CHUNK = 250;
/** 5,000 rows in one transaction, on a busy machine. */
const PATIENCE = { timeout: 5 * 60_000 };

/** Calls whose answers an import changes. */
const LISTS: Readonly<Record<ImportKindName, readonly CallKey[]>> = {
  clients: [['get', '/api/client']],
  drivers: [['get', '/api/driver']],
  destinations: [['get', '/api/destination']],
  insurances: [['get', '/api/insurance']],
  bookings: [['post', '/service/booking/byDate']],
  transactions: [
    ['get', '/service/transaction/list'],
    ['get', '/service/transaction/total'],
    ['get', '/service/transaction/proposals'],
  ],
};

/** Calls whose answers are out of date after an import or its undo. */
export const afterImport = (kind: ImportKindName): readonly CallKey[] => [
  ...LISTS[kind],
  ['get', '/service/import/list'],
];

/** Earlier imports, of one kind. */
export const useImports = (kind: ImportKindName) =>
  $api.useQuery('get', '/service/import/list', { params: { query: { kind } } });

/** Checks rows, some hundred at a time; `onProgress` hears the share that is done, 0 to 1. */
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

/** Imports rows, all or none. */
export const runImport = (kind: ImportableKind, source: string, rows: ImportRow[]): Promise<ImportBatch> =>
  dataOf(api.POST('/service/import/run/{kind}', { params: { path: { kind } }, body: { source, rows }, ...PATIENCE }));

/** Undoes an import; `partial` leaves what was changed or is in use since. */
export const undoImport = (id: number, partial: boolean) =>
  dataOf(api.POST('/service/import/undo', { body: { id, partial }, ...PATIENCE }));
