import type { components } from '@navette/openapi/types';
import { $api, api } from '@navette/shared/api';
import type { RecordKind } from '@navette/shared/ui-records';

/** M-code: tariff code of a mutuality, with its forfaits. */
export type Code = components['schemas']['MCode'];

/** Body of create and update. */
export type CodeForm = components['schemas']['MCodeForm'];

/** Every code. */
export const useCodes = () => $api.useQuery('get', '/api/mcode', {});

/** Codes as a kind of record. */
export const codes: RecordKind<Code, CodeForm> = {
  textPrefix: 'code',
  nameOf: ({ mcode }) => mcode,
  one: { call: ['get', '/api/mcode/{id}'], read: (id) => api.GET('/api/mcode/{id}', { params: { path: { id } } }) },
  create: (body) => api.POST('/api/mcode', { body }),
  update: (id, body) => api.PUT('/api/mcode/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/mcode/{id}', { params: { path: { id } } }),
  invalidates: [['get', '/api/mcode']],
};
