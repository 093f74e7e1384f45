import type { StaffRole } from '@navette/openapi/enums';

/** Permission that a remote declares for pages of its own: its name, a slash, a name of its choice, `fleet/vehicles`. No operation of the API asks for one. */
export type DeclaredPage = `${string}/${string}`;

/** Pattern of a declared permission. Names of the permission table have no slash, so the two never clash. */
export const DECLARED_PAGE = /^[a-z][a-z\d-]{0,40}\/[a-z][A-Za-z\d-]{0,40}$/;

/** Whether a text has the form of a permission that a remote declares. */
export const isDeclaredPage = (text: string): text is DeclaredPage => DECLARED_PAGE.test(text);

/** A permission that a remote declares, and the roles that hold it. */
export interface PageGrant {
  readonly page: string;
  readonly roles: readonly StaffRole[];
}

/** The declared permissions that a role holds; `super` holds every one. */
export const grantedTo = (role: StaffRole, grants: readonly PageGrant[]): DeclaredPage[] => [
  ...new Set(
    grants
      .filter(({ roles }) => role === 'super' || roles.includes(role))
      .map(({ page }) => page)
      .filter(isDeclaredPage),
  ),
];
