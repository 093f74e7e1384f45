import { BASE_PAGES, DISPATCHING_PAGES, PAGES, PUBLIC_PAGES, STAFF_PAGES, type Page } from './pages.ts';
import { isRole, isStaffRole, type Role } from './roles.ts';

/** Pages of each role besides the base pages, unless the organisation changed them (specification/roles.md#pages-by-role). Clients and drivers have none. */
export const ROLE_PAGES: Readonly<Record<Role, readonly Page[]>> = {
  dispatch: DISPATCHING_PAGES,
  account: ['archiveDrivers', 'walletclient', 'invoice', 'archive', 'inserts', 'expenses'],
  invoice: [
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
    'mail',
  ],
  admin: [...DISPATCHING_PAGES, 'transportsBooqit'],
  lead: [...DISPATCHING_PAGES, 'walletdriver', 'invoicesDrivers', 'archiveDrivers', 'transportsBooqit'],
  accountant: [
    'walletdriver',
    'walletclient',
    'walletinsurrance',
    'invoicing',
    'invoicesDrivers',
    'invoice',
    'invoiceInsurance',
    'archiveDrivers',
    'archive',
    'archiveInsurances',
    'invoicesBooqit',
    'inserts',
    'expenses',
    'tickets',
    'calculate',
    'transactions',
    'results',
    'help',
  ],
  office: ['client', 'driver', 'destination', 'carecenter', 'insurances', 'mcode', 'users', 'settings', 'help'],
  super: PAGES.filter((page) => !isBasePage(page)),
  client: [],
  driver: [],
};

/** The pages of a role, base pages first; none for a role that may not sign in or is unknown. {@link pagesOf} has what the organisation changed. */
export const pagesOfRole = (role: string): Page[] =>
  isRole(role) && isStaffRole(role) ? [...BASE_PAGES, ...ROLE_PAGES[role]] : [];

/**
 * Whether a user may open a page.
 * @param pages what the server granted at sign-in; `undefined` without a valid session, which opens public pages alone.
 */
export function mayOpen(pages: readonly string[] | undefined, page: string): boolean {
  if (PUBLIC_PAGES.some((name) => name === page)) return true;
  if (!pages || pages.length === 0) return false;
  return pages.includes(page) || STAFF_PAGES.some((name) => name === page);
}

/** Whether a user holds one of the pages that an operation requires; `public` and `signed-in` are keywords of the contract. */
export function mayCall(pages: readonly string[] | undefined, permission: readonly string[]): boolean {
  if (permission.includes('public')) return true;
  if (!pages || pages.length === 0) return false;
  return permission.includes('signed-in') || permission.some((page) => pages.includes(page));
}

/** Whether a user has no page besides the base pages: such a user is logged out (specification/shell.md#menu). */
export const isMenuEmpty = (pages: readonly string[]): boolean => pages.every(isBasePage);

function isBasePage(page: string): boolean {
  return BASE_PAGES.some((name) => name === page);
}
