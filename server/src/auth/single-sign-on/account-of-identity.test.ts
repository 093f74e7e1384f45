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

describe('the account of somebody whom the provider signed in', () => {
  it('the account of somebody whom the provider signed in is the local one with the same address, whatever its case, and keeps its role where no rules are configured', async () => {
    await staff('ann@house.example');
    expect(await accountOf(ann, [])).toMatchObject({ role: 'dispatch' });
    expect(await users()).toHaveLength(1);
  });

  it('the account of somebody whom the provider signed in stays the same after the address has changed at the provider', async () => {
    await staff('ann@house.example');
    const first = await accountOf(ann);
    expect(await accountOf({ ...ann, email: 'ann.maes@house.example' })).toEqual(first);
    expect(await accountOf({ ...ann, email: undefined })).toEqual(first);
  });

  it('the account of somebody whom the provider signed in is another for another person at the same provider', async () => {
    await staff('ann@house.example');
    await staff('bob@house.example');
    const first = await accountOf(ann);
    expect(await accountOf({ ...ann, subject: 'b-1', email: 'bob@house.example' })).not.toEqual(first);
  });

  it('the account of somebody whom the provider signed in is a new one, without a password, with the role of the first rule that fits', async () => {
    expect(await accountOf({ ...ann, groups: ['Planning', 'Board'] })).toMatchObject({ role: 'admin' });
    expect(await users()).toEqual([
      { email: 'Ann@house.example', firstname: 'Ann', lastname: 'Peeters', role: 'admin', passwordHash: null },
    ]);
  });

  it('the account of somebody whom the provider signed in is made once for two sign-ins at the same time', async () => {
    const [first, second] = await Promise.all([accountOf(ann), accountOf(ann)]);
    expect(second).toEqual(first);
    expect(await users()).toHaveLength(1);
  });

  it('the account of somebody whom the provider signed in is missing for who is in no group with a role, without an address, or unknown where no rules are configured', async () => {
    expect(await accountOf({ ...ann, groups: ['Gardeners'] })).toBe('noRole');
    expect(await accountOf({ ...ann, email: undefined })).toBe('noEmail');
    expect(await accountOf(ann, [])).toBe('noAccount');
    expect(await users()).toEqual([]);
  });

  it('the account of somebody whom the provider signed in is missing for a driver, whom no group makes staff', async () => {
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

  it('keeps the role super while nobody else has it', async () => {
    await staff('ann@house.example', 'super');
    expect(await accountOf(ann)).toMatchObject({ role: 'super' });
    await staff('boss@house.example', 'super');
    expect(await accountOf(ann)).toMatchObject({ role: 'dispatch' });
  });
});
