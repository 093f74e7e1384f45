import type { components } from '@navette/openapi/types';

type Insurance = components['schemas']['Insurance'];

/** An insurer without tariffs of its own. */
export const sampleInsurance = (id = 3, name = 'Solidaris', changes: Partial<Insurance> = {}): Insurance => ({
  id,
  name,
  cn: null,
  address: 'rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'rue Haute 12, 1000 Bruxelles',
  postbox: null,
  tel: '+3225150211',
  email: 'transport@mutualite.example',
  bank_account: 'BE68539007547034',
  language: null,
  min10km: null,
  plus10km: 0,
  comment: null,
  ...changes,
});
