import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import type { FailurePlace } from '@navette/shared/api';
import type { RecordKind, SendBulk } from '@navette/shared/ui-records';

/** Tariff code of a mutuality, with its forfaits. */
export type MCode = components['schemas']['MCode'];

/** What create and update of an M-code are sent. */
export type MCodeForm = components['schemas']['MCodeForm'];

/** Every M-code. `failure`: where an error shows, on the page or where the codes are used. */
export const useMCodes = (failure: FailurePlace = 'page') =>
  $api.useQuery('get', '/api/mcode', {}, { meta: { failure } });

/** Code and, if it has one, name. */
export const nameOfMCode = ({ mcode, name }: Pick<MCodeForm, 'mcode' | 'name'>): string =>
  name ? `${mcode} – ${name}` : mcode;

/** M-codes as a kind of record. */
export const mcodes: RecordKind<MCode, MCodeForm> = {
  textPrefix: 'mcode',
  nameOf: nameOfMCode,
  values: ({ mcode }) => ({ mcode }),
  one: { call: ['get', '/api/mcode/{id}'], read: (id) => api.GET('/api/mcode/{id}', { params: { path: { id } } }) },
  create: (body) => api.POST('/api/mcode', { body }),
  update: (id, body) => api.PUT('/api/mcode/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/mcode/{id}', { params: { path: { id } } }),
  invalidates: [['get', '/api/mcode']],
};

/** What several of them can get together. */
export type MCodeChanges = components['schemas']['MCodeBulkFields'];

/** Changes several, 100 at most; each is changed or refused by itself. */
export const changeMCodes: SendBulk<MCodeChanges> = (records) =>
  dataOf(api.POST('/service/mcode/bulk', { body: { records } }));
