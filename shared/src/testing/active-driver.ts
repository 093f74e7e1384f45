import type { components } from '@navette/openapi/types';

type ActiveDriver = components['schemas']['ActiveDriver'];

/** A driver as pickers and boards know one: Karim Benali, number 3, without an address, on foot only. */
export const activeDriver = (more: Partial<ActiveDriver> = {}): ActiveDriver => ({
  id: 3,
  firstname: 'Karim',
  lastname: 'Benali',
  address: null,
  zip: null,
  city: null,
  fullAddress: null,
  latitude: null,
  longitude: null,
  mobile: null,
  refreshTime: 60,
  carriesWheelchair: false,
  carriesStretcher: false,
  papersUntil: null,
  ...more,
});
