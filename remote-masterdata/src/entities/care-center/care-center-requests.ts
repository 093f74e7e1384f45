import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, type FailurePlace } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';
import type { RecordKind, SendBulk } from '@navette/shared/ui-records';

/** Care center. */
export type CareCenter = components['schemas']['CareCenter'];

/** Body of create and update of a care center. */
export type CareCenterForm = components['schemas']['CareCenterForm'];

/** All care centers. `failure`: place where a load error shows, on the page or where the care centers are used. */
export const useCareCenters = (failure: FailurePlace = 'page') =>
  $api.useQuery('get', '/api/carecenter', {}, { meta: { failure } });

/** Definition of the record type "care center". The mailing list keeps the address of a deleted one; the confirmation says so. */
export const careCenters: RecordKind<CareCenter, CareCenterForm> = {
  textPrefix: 'carecenter',
  nameOf: ({ name }) => name,
  deleteBody: ({ subscribed_id }) =>
    subscribed_id === null ? messageKey('carecenter.delete.body') : messageKey('carecenter.delete.subscribed'),
  one: {
    call: ['get', '/api/carecenter/{id}'],
    read: (id) => api.GET('/api/carecenter/{id}', { params: { path: { id } } }),
  },
  create: (body) => api.POST('/api/carecenter', { body }),
  update: (id, body) => api.PUT('/api/carecenter/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/carecenter/{id}', { params: { path: { id } } }),
  invalidates: [
    ['get', '/api/carecenter'],
    ['get', '/service/campaign/members'],
  ],
};

/** Fields that a bulk edit can set. */
export type CareCenterChanges = components['schemas']['CareCenterBulkFields'];

/** Updates several care centers, at most 100; each succeeds or fails by itself. */
export const changeCareCenters: SendBulk<CareCenterChanges> = (records) =>
  dataOf(api.POST('/service/carecenter/bulk', { body: { records } }));
