import type { components } from '@navette/openapi/types';

type Driver = components['schemas']['Driver'];

/** A driver who works. */
export const sampleDriver = (changes: Partial<Driver> = {}): Driver => ({
  id: 4,
  active: true,
  firstname: 'Karim',
  lastname: 'Benali',
  address: 'Rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'Rue Haute 12, 1000 Bruxelles',
  latitude: 50.84,
  longitude: 4.35,
  birthday: '1980-05-17',
  tel: null,
  mobile: '+32470123456',
  email: 'karim@navette.example',
  bank_account: 'BE68539007547034',
  language: null,
  postbox: null,
  role: 'driver',
  car: 'Dacia Lodgy 1-ABC-234',
  carriesWheelchair: true,
  carriesStretcher: false,
  licenceUntil: null,
  insuranceUntil: null,
  medicalUntil: null,
  zones: null,
  refreshTime: 60,
  commission: 12.5,
  ...changes,
});
