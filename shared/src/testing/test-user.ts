import { pagesOfRole } from '../domain/access/role-pages.ts';
import type { User } from '../session/session.ts';

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
