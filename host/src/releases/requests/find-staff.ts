import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { isStaffRole, personName } from '@navette/shared/domain';

/** A member of staff who can be named in a trial. */
export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

const MOST_FOUND = 200;
const MOST_SHOWN = 20;

/** Finds members of staff by name or e-mail. Clients and drivers don't sign in here. */
export async function findStaff(q: string, signal: AbortSignal): Promise<readonly StaffMember[]> {
  const users = await dataOf(api.GET('/api/user', { params: { query: { q, limit: MOST_FOUND } }, signal }));
  return users.flatMap(staffMember).slice(0, MOST_SHOWN);
}

function staffMember(user: components['schemas']['User']): StaffMember[] {
  const { id, email, role } = user;
  return email !== null && email !== '' && isStaffRole(role) ? [{ id, name: personName(user, 'list'), email }] : [];
}
