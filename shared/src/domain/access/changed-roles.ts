import { BASE_PAGES, type Page, PAGES, STAFF_PAGES } from './pages.ts';
import { pagesOfRole, ROLE_PAGES } from './role-pages.ts';
import { isRole, type StaffRole } from './roles.ts';

/**
 * Pages whose screens call operations of others: who gets one gets these as well (specification/roles.md#changed-roles). The check of releases holds the list to what remotes
 * call.
 */
const PAGE_NEEDS: { readonly [Name in Page]?: readonly Page[] } = {
  timeline: ['booking', 'driver'],
  myDrivers: ['driver'],
  walletdriver: ['invoicesDrivers'],
  walletclient: ['invoice'],
  walletinsurrance: ['invoiceInsurance'],
  transactions: ['invoice', 'invoicesDrivers', 'invoiceInsurance'],
  invoicesDrivers: ['walletdriver'],
  invoice: ['walletclient', 'archiveDrivers'],
  archive: ['walletclient', 'archiveDrivers'],
  invoiceInsurance: ['walletinsurrance', 'invoicing', 'invoice', 'archiveDrivers'],
  archiveInsurances: ['walletinsurrance', 'invoicing', 'invoice', 'archiveDrivers'],
  campaign: ['carecenter'],
  tracker: ['booking'],
};

/** A page with all that it needs, itself first. */
export function withNeeds(page: Page): readonly Page[] {
  const found = new Set<Page>([page]);
  for (const each of found) for (const needed of PAGE_NEEDS[each] ?? []) found.add(needed);
  return [...found];
}

/** The roles whose pages an organisation changes; super has them all. */
export const CHANGEABLE_ROLES = [
  'dispatch',
  'lead',
  'admin',
  'account',
  'invoice',
  'accountant',
  'office',
] as const satisfies readonly StaffRole[];

const isSpecified = (role: StaffRole): boolean => role !== 'accountant' && role !== 'office';

/** Pages that no role is given: the one with which it is done, and one that opens nothing. */
const FIXED_PAGES: readonly Page[] = ['security', 'calculate'];

/** The pages that an organisation gives and takes; those of everybody are none. */
export const CHANGEABLE_PAGES: readonly Page[] = PAGES.filter(
  (page) => ![...BASE_PAGES, ...STAFF_PAGES, ...FIXED_PAGES].includes(page),
);

/** The pages of a role after one is given, with those that it needs, or taken, with those that need it; in the order of {@link CHANGEABLE_PAGES}. */
export function withPage(pages: readonly Page[], page: Page, isGiven: boolean): Page[] {
  const given = [...pages, ...withNeeds(page)];
  return CHANGEABLE_PAGES.filter((each) =>
    isGiven ? given.includes(each) : pages.includes(each) && !withNeeds(each).includes(page),
  );
}

/**
 * The pages that a change takes from a role although the specification gives them to it; none of a role that the specification does not know.
 * @param before pages that it has until now
 */
export const takenFromTable = (role: StaffRole, before: readonly Page[], after: readonly Page[]): Page[] =>
  isSpecified(role)
    ? ROLE_PAGES[role].filter(
        (page) => CHANGEABLE_PAGES.includes(page) && before.includes(page) && !after.includes(page),
      )
    : [];

/** Name of the setting with the pages that an organisation gave to a role (`results`) and took from it (`-expenses`), separated by spaces. */
export const pagesSetting = (role: string): string => `pages.${role}`;

/**
 * The pages of a role as the organisation changed them, base pages first.
 * @param changes value of its {@link pagesSetting}; names that are unknown or can't be changed do nothing
 */
export function pagesOf(role: string, changes: string | null | undefined): Page[] {
  if (!isRole(role) || role === 'super' || !changes) return pagesOfRole(role);
  const words = new Set(changes.split(' '));
  const given = CHANGEABLE_PAGES.filter((page) => words.has(page) && !ROLE_PAGES[role].includes(page));
  const isTaken = (page: Page) => words.has(`-${page}`) && CHANGEABLE_PAGES.includes(page);
  return [...pagesOfRole(role).filter((page) => !isTaken(page)), ...given];
}

/** The value of {@link pagesSetting} that leaves a role with these of the {@link CHANGEABLE_PAGES}; null for those of the table. */
export function pageChanges(role: StaffRole, pages: readonly Page[]): string | null {
  const own = ROLE_PAGES[role];
  const words = CHANGEABLE_PAGES.flatMap((page) => {
    if (pages.includes(page) === own.includes(page)) return [];
    return own.includes(page) ? `-${page}` : page;
  });
  return words.join(' ') || null;
}
