import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, type FailurePlace } from '@navette/shared/api';
import type { RecordKind, SendBulk } from '@navette/shared/ui-records';
import { listLeftBehind } from '../../records/left-behind.ts';

/** Insurer, such as a mutuality. */
export type Insurance = components['schemas']['Insurance'];

/** Body of create and update of an insurer. */
export type InsuranceForm = components['schemas']['InsuranceForm'];

/** All insurers, the inactive ones too. `failure`: place where a load error shows, on the page or where the insurers are used. */
export const useInsurances = (failure: FailurePlace = 'page') =>
  $api.useQuery('get', '/api/insurance', { params: { query: { inactive: true } } }, { meta: { failure } });

/** Definition of the record type "insurer". */
export const insurances: RecordKind<Insurance, InsuranceForm> = {
  textPrefix: 'insurance',
  nameOf: ({ name }) => name,
  one: {
    call: ['get', '/api/insurance/{id}'],
    read: (id) => api.GET('/api/insurance/{id}', { params: { path: { id } } }),
  },
  create: (body) => api.POST('/api/insurance', { body }),
  update: (id, body) => api.PUT('/api/insurance/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/insurance/{id}', { params: { path: { id } } }),
  change: (records) => changeInsurances(records),
  leaves: { read: (ids) => listLeftBehind('insurance', ids) },
  invalidates: [['get', '/api/insurance']],
};

/** Fields that a bulk edit can set. */
export type InsuranceChanges = components['schemas']['InsuranceBulkFields'];

/** Updates several insurers, at most 100; each succeeds or fails by itself. */
export const changeInsurances: SendBulk<InsuranceChanges> = (records) =>
  dataOf(api.POST('/service/insurance/bulk', { body: { records } }));
