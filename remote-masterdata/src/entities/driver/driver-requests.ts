import type { components } from '@navette/openapi/types';
import { $api, api } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import type { RecordKind } from '@navette/shared/ui-records';

/** Driver. */
export type Driver = components['schemas']['Driver'];

/** Body of create and update of a driver. */
export type DriverForm = components['schemas']['DriverForm'];

/** All drivers. */
export const useDrivers = () => $api.useQuery('get', '/api/driver', {});

/** Definition of the record type "driver". */
export const drivers: RecordKind<Driver, DriverForm> = {
  textPrefix: 'driver',
  nameOf: personName,
  one: { call: ['get', '/api/driver/{id}'], read: (id) => api.GET('/api/driver/{id}', { params: { path: { id } } }) },
  create: (body) => api.POST('/api/driver', { body }),
  update: (id, body) => api.PUT('/api/driver/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/driver/{id}', { params: { path: { id } } }),
  invalidates: [
    ['get', '/api/driver'],
    ['get', '/service/driver/active'],
  ],
};
