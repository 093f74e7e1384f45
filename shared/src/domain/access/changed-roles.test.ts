import { describe, expect, it } from 'vitest';
import { BASE_PAGES } from './pages.ts';
import { pagesOfRole } from './role-pages.ts';
import {
  CHANGEABLE_PAGES,
  CHANGEABLE_ROLES,
  pageChanges,
  pagesOf,
  takenFromTable,
  withNeeds,
  withPage,
} from './changed-roles.ts';

const changeable = (role: string) => CHANGEABLE_PAGES.filter((page) => pagesOfRole(role).includes(page));

describe('changed pages of roles (specification/roles.md#changed-roles)', () => {
  it('gives and takes pages of a role as its setting says, and ignores what nobody can be given', () => {
    const changes = pageChanges(
      'account',
      withPage(withPage(changeable('account'), 'results', true), 'expenses', false),
    );
    expect(changes).toBe('-expenses results');
    expect(pagesOf('account', changes).toSorted()).toEqual(
      [...BASE_PAGES, 'archiveDrivers', 'walletclient', 'invoice', 'archive', 'inserts', 'results'].toSorted(),
    );
    expect(pagesOf('account', 'security -home -login nonsense')).toEqual(pagesOfRole('account'));
    expect(pagesOf('super', '-users')).toEqual(pagesOfRole('super'));
    expect(pageChanges('account', changeable('account'))).toBeNull();
  });

  it('gives a page with those that it needs, and takes those that need it', () => {
    const given = withPage([], 'transactions', true);
    expect(given).toEqual(expect.arrayContaining(['transactions', 'invoice', 'walletclient', 'invoiceInsurance']));
    expect(withPage(given, 'walletclient', false)).not.toContain('transactions');
    expect(CHANGEABLE_PAGES.flatMap(withNeeds).filter((page) => !CHANGEABLE_PAGES.includes(page))).toEqual([]);
    expect(
      CHANGEABLE_ROLES.filter((role) =>
        changeable(role)
          .flatMap(withNeeds)
          .some((page) => !pagesOfRole(role).includes(page)),
      ),
    ).toEqual([]);
  });

  it('finds what a change takes from a role of the specification, and nothing for others', () => {
    expect(takenFromTable('account', ['inserts', 'expenses', 'results'], ['inserts'])).toEqual(['expenses']);
    expect(takenFromTable('account', ['inserts'], ['inserts', 'results'])).toEqual([]);
    expect(takenFromTable('office', ['client'], [])).toEqual([]);
  });
});
