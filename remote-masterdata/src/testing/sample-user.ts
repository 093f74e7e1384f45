import type { components } from '@navette/openapi/types';

type User = components['schemas']['User'];

/** A dispatcher. */
export const sampleUser = (changes: Partial<User> = {}): User => ({
  id: 2,
  firstname: 'Nora',
  lastname: 'Thiry',
  address: 'Rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'Rue Haute 12, 1000 Bruxelles',
  birthday: '1990-04-02',
  tel: null,
  mobile: '+32470123456',
  email: 'nora@navette.example',
  role: 'dispatch',
  car: null,
  zones: null,
  client_from: '2022-09-01',
  secondFactor: false,
  ...changes,
});
