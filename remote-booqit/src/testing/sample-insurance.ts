import type { components } from '@navette/openapi/types';

/** An insurer of which the name matters alone. */
export const sampleInsurance = (id: number, name: string): components['schemas']['Insurance'] => ({
  id,
  name,
  cn: null,
  address: null,
  zip: null,
  city: null,
  fullAddress: null,
  postbox: null,
  tel: null,
  email: null,
  bank_account: null,
  invoiceChannel: null,
  language: null,
  min10km: null,
  plus10km: null,
  comment: null,
  active: true,
});
