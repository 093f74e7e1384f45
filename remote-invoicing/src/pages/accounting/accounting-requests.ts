import type { BookFormat } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';

export type Accounts = components['schemas']['Accounts'];
export type BookEntry = components['schemas']['BookEntry'];
export type AccountingExport = components['schemas']['AccountingExport'];

const periodOf = ({ start, end }: DateRange) => ({ startDate: start, endDate: end });

/** Entries of a period that no export has; read anew whenever the page opens, since it follows all other money pages. */
export const useAccountingPreview = (range: DateRange) =>
  $api.useQuery(
    'post',
    '/service/accounting/preview',
    { body: periodOf(range) },
    { refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );

export const useAccountingExports = () =>
  $api.useQuery('get', '/service/accounting/exports', {}, { meta: { failure: 'inPlace' } });

export const useAccounts = () =>
  $api.useQuery('get', '/service/accounting/accounts', {}, { gcTime: 0, meta: { failure: 'inPlace' } });

/** Stores what is new of a period. @param key of the attempt, so that a repeat makes no second export */
export const makeExport = (range: DateRange, key: string) =>
  dataOf(
    api.POST('/service/accounting/exports', {
      params: { header: { 'Idempotency-Key': key } },
      body: periodOf(range),
    }),
  );

/** The file of a stored export. */
export const fileOf = (id: number, format: BookFormat): Promise<Blob> =>
  dataOf(
    api.GET('/service/accounting/exports/{id}/file', { params: { path: { id }, query: { format } }, parseAs: 'blob' }),
  );
