import { describe, expect, it } from 'vitest';
import { PAGES } from './pages.ts';
import { isMenuEmpty, mayCall, mayOpen, pagesOfRole } from './role-pages.ts';
import { isStaffRole, ROLES, STAFF_ROLES, usesAdminVariant } from './roles.ts';

const BASE = ['login', 'logout', 'changepass', 'home'];
const DISPATCHING = [
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
];

describe('pages of a role (specification/roles.md#pages-by-role)', () => {
  it.each([
    ['dispatch', DISPATCHING],
    ['account', ['archiveDrivers', 'walletclient', 'invoice', 'archive', 'inserts', 'expenses']],
    [
      'invoice',
      [
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
    ],
    ['admin', [...DISPATCHING, 'transportsBooqit']],
    ['lead', [...DISPATCHING, 'walletdriver', 'invoicesDrivers', 'archiveDrivers', 'transportsBooqit']],
  ])('%s', (role, pages) => {
    expect(pagesOfRole(role).toSorted()).toEqual([...BASE, ...pages].toSorted());
  });

  it('the accountant does the money and none of the dispatching, the office keeps the records and does no money', () => {
    const [accountant, office] = [pagesOfRole('accountant'), pagesOfRole('office')];
    expect(accountant).toEqual(expect.arrayContaining(['transactions', 'results', 'invoiceInsurance', 'walletdriver']));
    expect(accountant.filter((page) => ['timeline', 'booking', 'users', 'settings', 'logs'].includes(page))).toEqual(
      [],
    );
    expect(office).toEqual(expect.arrayContaining(['client', 'users', 'settings', 'mcode']));
    expect(office.filter((page) => ['invoice', 'expenses', 'logs', 'security', 'releases'].includes(page))).toEqual([]);
  });

  it('super sees everything, once', () => {
    expect(pagesOfRole('super').toSorted()).toEqual(PAGES.toSorted());
    expect(new Set(PAGES).size).toBe(PAGES.length);
  });

  it.each(['client', 'driver', 'nobody'])('%s may open nothing', (role) => {
    expect(pagesOfRole(role)).toEqual([]);
    expect(isStaffRole(role)).toBe(false);
  });

  it.each([
    'walletinsurrance',
    'invoiceInsurance',
    'archiveInsurances',
    'results',
    'invoicesBooqit',
    'settings',
    'logs',
    'admin',
    'transactions',
    'tracker',
    'campaign',
    'carecenter',
    'insurances',
    'mcode',
    'users',
    'unlock',
  ])('of the roles of the specification, %s is for super alone', (page) => {
    const specified = ROLES.filter((role) => role !== 'accountant' && role !== 'office');
    expect(specified.filter((role) => mayOpen(pagesOfRole(role), page))).toEqual(['super']);
  });

  it('lets the roles invoice, accountant and super alone do the invoicing', () => {
    expect(ROLES.filter((role) => pagesOfRole(role).includes('invoicing'))).toEqual(['invoice', 'accountant', 'super']);
  });

  it.each(['calendar', 'distance', 'help'])('opens %s to any signed-in member of staff', (page) => {
    expect(ROLES.filter((role) => mayOpen(pagesOfRole(role), page))).toEqual([...STAFF_ROLES]);
    expect(mayOpen(undefined, page)).toBe(false);
  });

  it('opens nothing but sign-in without a session', () => {
    expect(PAGES.filter((page) => mayOpen(undefined, page))).toEqual(['login', 'logout']);
  });

  it('treats a menu of base pages only as empty', () => {
    expect(isMenuEmpty(BASE)).toBe(true);
    expect(STAFF_ROLES.filter((role) => isMenuEmpty(pagesOfRole(role)))).toEqual([]);
  });

  it('asks an operation for any one of its pages', () => {
    expect(mayCall(undefined, ['public'])).toBe(true);
    expect(mayCall(undefined, ['signed-in'])).toBe(false);
    expect(mayCall(['home'], ['signed-in'])).toBe(true);
    expect(mayCall(['home', 'booking'], ['client', 'booking'])).toBe(true);
    expect(mayCall(['home'], ['client'])).toBe(false);
  });

  it('gives the admin forms to super and lead', () => {
    expect(ROLES.filter(usesAdminVariant)).toEqual(['lead', 'super']);
  });
});
