import type { components } from '@navette/openapi/types';

/** A care center that is marked and subscribed. */
export const sampleCareCenter = (): components['schemas']['CareCenter'] => ({
  id: 7,
  name: 'Résidence du Parc',
  email_address: null,
  tel: null,
  address: null,
  zip: null,
  city: null,
  fullAddress: 'Avenue du Parc 1, 1060 Saint-Gilles',
  latitude: 50.82,
  longitude: 4.41,
  visited: false,
  marked: true,
  subscribed_id: 'abc',
  active: true,
});
