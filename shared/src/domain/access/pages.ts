import type { StaffRole } from '@navette/openapi/enums';

/** The pages every member of staff has (specification/roles.md#pages-by-role). */
export const BASE_PAGES = ['login', 'logout', 'changepass', 'home'] as const;

/** The pages of the dispatching role. */
export const DISPATCHING_PAGES = [
  'calendar',
  'timeline',
  'client',
  'driver',
  'destination',
  'booking',
  'distance',
  'mail',
  'help',
  'myDrivers',
  'planningBooqit',
] as const;

/** Pages of the roles that handle money, Booqit or a part of both. */
export const MONEY_PAGES = [
  'invoicing',
  'walletdriver',
  'invoicesDrivers',
  'archiveDrivers',
  'walletclient',
  'invoice',
  'archive',
  'inserts',
  'expenses',
  'tickets',
  'calculate',
  'transportsBooqit',
] as const;

/** Pages of `super` alone. */
export const SUPER_PAGES = [
  'invoicesBooqit',
  'walletinsurrance',
  'invoiceInsurance',
  'archiveInsurances',
  'results',
  'carecenter',
  'insurances',
  'mcode',
  'users',
  'settings',
  'logs',
  'admin',
  'transactions',
  'tracker',
  'campaign',
  'unlock',
] as const;

/** Pages for operating the suite: the version of each remote, and who may do what (the pages of roles, the rules of signing in). For `super`. */
export const OPS_PAGES = ['releases', 'security'] as const;

/** Every page name of the permission table. `invoicing` and `calculate` are permissions without a route of their own, and so is `unlock`. */
export const PAGES = [...BASE_PAGES, ...DISPATCHING_PAGES, ...MONEY_PAGES, ...SUPER_PAGES, ...OPS_PAGES] as const;

/** A page name of the permission table. */
export type Page = (typeof PAGES)[number];

/** Whether a text is a page name of the permission table. */
export const isPage = (text: string): text is Page => PAGES.some((page) => page === text);

/** Pages without a permission of their own: any signed-in member of staff may open them. */
export const STAFF_PAGES = ['calendar', 'distance', 'help'] as const satisfies readonly Page[];

/** Pages that anybody may open, signed in or not. */
export const PUBLIC_PAGES = ['login', 'logout'] as const satisfies readonly Page[];

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
