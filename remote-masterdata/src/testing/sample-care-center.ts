import type { components } from '@navette/openapi/types';

type CareCenter = components['schemas']['CareCenter'];

/** A care centre that is not subscribed. */
export const sampleCareCenter = (changes: Partial<CareCenter> = {}): CareCenter => ({
  id: 4,
  name: 'Résidence Les Tilleuls',
  email_address: 'accueil@tilleuls.example',
  tel: '+3225123456',
  address: 'Rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'Rue Haute 12, 1000 Bruxelles',
  latitude: 50.84,
  longitude: 4.35,
  visited: false,
  marked: false,
  subscribed_id: null,
  ...changes,
});
