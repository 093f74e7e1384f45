import type { components } from '@navette/openapi/types';

type Driver = components['schemas']['Driver'];

/** Active driver, as the API returns it. */
export const sampleDriver = (changes: Partial<Driver> = {}): Driver => ({
  id: 3,
  role: 'driver',
  firstname: 'Karim',
  lastname: 'Benali',
  active: true,
  refreshTime: 60,
  address: null,
  zip: null,
  city: null,
  fullAddress: null,
  latitude: null,
  longitude: null,
  birthday: null,
  tel: null,
  mobile: '+32470123456',
  email: null,
  bank_account: null,
  invoiceChannel: null,
  accountHolder: null,
  language: null,
  postbox: null,
  car: null,
  carriesWheelchair: false,
  carriesStretcher: false,
  licenceUntil: null,
  insuranceUntil: null,
  medicalUntil: null,
  zones: null,
  commission: null,
  ...changes,
});
