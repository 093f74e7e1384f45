import { mayCall, mayOpen, pagesOfRole, STAFF_ROLES, type StaffRole } from '@navette/shared/domain';

/** The roles that may open a page and may not call an operation that it can call; none when the permission fits. */
export function rolesLeftOut(page: string, permission: readonly string[]): readonly StaffRole[] {
  return STAFF_ROLES.filter((role) => mayOpen(pagesOfRole(role), page) && !mayCall(pagesOfRole(role), permission));
}
