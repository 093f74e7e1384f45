import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import type { FailurePlace } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';
import { freshRecord } from '@navette/shared/ui-records';
import type { RecordKind, SendBulk } from '@navette/shared/ui-records';

/** Care center. */
export type CareCenter = components['schemas']['CareCenter'];

/** What create and update of a care center are sent. */
export type CareCenterForm = components['schemas']['CareCenterForm'];

/** Every care center. `failure`: where an error shows, on the page or where the care centers are used. */
export const useCareCenters = (failure: FailurePlace = 'page') =>
  $api.useQuery('get', '/api/carecenter', {}, { meta: { failure } });

/** Care center of a form, fetched when the form opens. */
export const useCareCenter = (id: number) =>
  $api.useQuery('get', '/api/carecenter/{id}', { params: { path: { id } } }, freshRecord);

/** Care centers as a kind of record. The mailing list keeps the address of one that is deleted, and the question says so. */
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

/** What several of them can get together. */
export type CareCenterChanges = components['schemas']['CareCenterBulkFields'];

/** Changes several, 100 at most; each is changed or refused by itself. */
export const changeCareCenters: SendBulk<CareCenterChanges> = (records) =>
  dataOf(api.POST('/service/carecenter/bulk', { body: { records } }));
