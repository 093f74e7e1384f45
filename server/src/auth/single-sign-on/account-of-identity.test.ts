import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProvenIdentity, GroupRole } from '../../ports/identity-provider.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { accountOfIdentity } from './account-of-identity.ts';

const now = new Date('2026-03-03T08:00:00Z');
const ann: ProvenIdentity = {
  issuer: 'https://login.house.example',
  subject: 'a-1',
  email: 'Ann@house.example',
  firstname: 'Ann',
  lastname: 'Peeters',
  groups: ['Planning'],
};
const rules: readonly GroupRole[] = [
  { group: 'Board', role: 'admin' },
  { group: 'Planning', role: 'dispatch' },
];
const database = await createTestDatabase();
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('app_user').execute());

const staff = (email: string, role: 'dispatch' | 'super' | 'driver' = 'dispatch') =>
  createStaff(database.db, { email, password: 'correct horse', role });
const accountOf = (identity: ProvenIdentity, wanted = rules) => accountOfIdentity(database.db, identity, wanted, now);
const users = () =>
  database.db.selectFrom('app_user').select(['email', 'firstname', 'lastname', 'role', 'passwordHash']).execute();

describe('the account for an identity of the provider', () => {
  it('the account for an identity of the provider is the local one with the same address, ignoring case, and keeps its role when no rules are configured', async () => {
    await staff('ann@house.example');
    expect(await accountOf(ann, [])).toMatchObject({ role: 'dispatch' });
    expect(await users()).toHaveLength(1);
  });

  it('the account for an identity of the provider stays the same after the address has changed at the provider', async () => {
    await staff('ann@house.example');
    const first = await accountOf(ann);
    expect(await accountOf({ ...ann, email: 'ann.maes@house.example' })).toEqual(first);
    expect(await accountOf({ ...ann, email: undefined })).toEqual(first);
  });

  it('the account for an identity of the provider differs for another person at the same provider', async () => {
    await staff('ann@house.example');
    await staff('bob@house.example');
    const first = await accountOf(ann);
    expect(await accountOf({ ...ann, subject: 'b-1', email: 'bob@house.example' })).not.toEqual(first);
  });

  it('the account for an identity of the provider is created without a password, with the role of the first matching rule', async () => {
    expect(await accountOf({ ...ann, groups: ['Planning', 'Board'] })).toMatchObject({ role: 'admin' });
    expect(await users()).toEqual([
      { email: 'Ann@house.example', firstname: 'Ann', lastname: 'Peeters', role: 'admin', passwordHash: null },
    ]);
  });

  it('the account for an identity of the provider is created once for two concurrent sign-ins', async () => {
    const [first, second] = await Promise.all([accountOf(ann), accountOf(ann)]);
    expect(second).toEqual(first);
    expect(await users()).toHaveLength(1);
  });

  it('the account for an identity of the provider does not exist without a group with a role, without an address, or without configured rules', async () => {
    expect(await accountOf({ ...ann, groups: ['Gardeners'] })).toBe('noRole');
    expect(await accountOf({ ...ann, email: undefined })).toBe('noEmail');
    expect(await accountOf(ann, [])).toBe('noAccount');
    expect(await users()).toEqual([]);
  });

  it('the account for an identity of the provider does not exist for a driver, whom no group makes staff', async () => {
    await staff('ann@house.example', 'driver');
    expect(await accountOf(ann)).toBe('noAccount');
    expect(await users()).toMatchObject([{ role: 'driver' }]);
  });

  it('follows the groups at each sign-in', async () => {
    await staff('ann@house.example');
    await accountOf(ann);
    expect(await accountOf({ ...ann, groups: ['Board'] })).toMatchObject({ role: 'admin' });
    expect(await users()).toMatchObject([{ role: 'admin' }]);
  });

  it('keeps the role super while no other user has it', async () => {
    await staff('ann@house.example', 'super');
    expect(await accountOf(ann)).toMatchObject({ role: 'super' });
    await staff('boss@house.example', 'super');
    expect(await accountOf(ann)).toMatchObject({ role: 'dispatch' });
  });
});
