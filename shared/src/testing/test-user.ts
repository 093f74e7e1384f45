import { pagesOfRole } from '../domain/access/role-pages.ts';
import type { User } from '../session/session.ts';
import type { components } from '@navette/openapi/types';

/** A member of staff with a role and the pages the server grants it. */
export const testUser = (role: User['role'] = 'dispatch', changes: Partial<User> = {}): User => ({
  id: 1,
  firstname: 'Camille',
  lastname: 'Peeters',
  email: 'dispatch@navette.example',
  role,
  pages: pagesOfRole(role),
  ...changes,
});

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
