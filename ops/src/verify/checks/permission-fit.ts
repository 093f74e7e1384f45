import {
  grantedTo,
  mayCall,
  mayOpen,
  type PageGrant,
  pagesOfRole,
  STAFF_ROLES,
  type StaffRole,
} from '@navette/shared/domain';

/** The roles that may open a page and may not call an operation that it can call; none when the permission fits. */
export function rolesLeftOut(
  page: string,
  permission: readonly string[],
  grants: readonly PageGrant[] = [],
): readonly StaffRole[] {
  return rolesOpening(page, grants).filter((role) => !mayCall(pagesOfRole(role), permission));
}

/** The roles that may open a page: by the table, or by what remotes declare. */
export const rolesOpening = (page: string, grants: readonly PageGrant[] = []): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => mayOpen([...pagesOfRole(role), ...grantedTo(role, grants)], page));
