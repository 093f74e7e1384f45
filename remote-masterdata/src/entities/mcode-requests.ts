import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, type FailurePlace } from '@navette/shared/api';
import type { RecordKind, SendBulk } from '@navette/shared/ui-records';

/** M-code: tariff code of a mutuality, with its forfaits. */
export type MCode = components['schemas']['MCode'];

/** Body of create and update of an M-code. */
export type MCodeForm = components['schemas']['MCodeForm'];

/** All M-codes. `failure`: place where a load error shows, on the page or where the codes are used. */
export const useMCodes = (failure: FailurePlace = 'page') =>
  $api.useQuery('get', '/api/mcode', {}, { meta: { failure } });

/** Code, followed by the name if it has one. */
export const nameOfMCode = ({ mcode, name }: Pick<MCodeForm, 'mcode' | 'name'>): string =>
  name ? `${mcode} – ${name}` : mcode;

/** Definition of the record type "M-code". */
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

/** Fields that a bulk edit can set. */
export type MCodeChanges = components['schemas']['MCodeBulkFields'];

/** Updates several M-codes, at most 100; each succeeds or fails by itself. */
export const changeMCodes: SendBulk<MCodeChanges> = (records) =>
  dataOf(api.POST('/service/mcode/bulk', { body: { records } }));
