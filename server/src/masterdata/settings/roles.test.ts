import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CHANGEABLE_PAGES, type Page, pagesOfRole, type StaffRole, withPage } from '@navette/shared/domain';
import { createTestApp } from '../../testing/test-app.ts';

const server = await createTestApp({ changes: true });
const other = await createTestApp({ changes: true, beside: server });
const boss = await server.signedIn('super');
afterAll(async () => {
  await other.close();
  await server.close();
});
beforeEach(() => server.db.deleteFrom('setting').execute());

const table = (role: StaffRole) => CHANGEABLE_PAGES.filter((page) => pagesOfRole(role).includes(page));
const save = (role: StaffRole, pages: Page[], more: { below?: boolean } = {}) =>
  server.call(boss, 'saveRolePages', { roles: [{ role, pages }], ...more });
const fieldOf = async (role: StaffRole, pages: Page[]) => (await save(role, pages)).problem.fields[0];

describe('the pages of roles', () => {
  it('hold at once, also for a session that another process has cached', async () => {
    const dispatcher = await server.signedIn('dispatch');
    const calls = async () => [
      (await other.call(dispatcher, 'listExpenses')).status,
      (await other.call(dispatcher, 'deleteDriver', undefined, { path: { id: 999_999 } })).status,
    ];
    expect(await calls()).toEqual([403, 404]);
    const pages = withPage(withPage(table('dispatch'), 'expenses', true), 'driver', false);
    expect((await save('dispatch', pages, { below: true })).body.affectedRows).toBe(1);
    await other.services.changes?.settled();
    expect(await calls()).toEqual([200, 403]);
    const session = await other.call(dispatcher, 'getSession');
    expect(session.body.user.pages).toContain('expenses');
    expect(session.body.user.pages).not.toContain('driver');
  });

  it('are never less than the specification without a yes, which is asked once', async () => {
    const less = withPage(table('account'), 'expenses', false);
    const refused = await save('account', less);
    expect([refused.status, refused.problem]).toMatchObject([
      409,
      { code: 'role.below', params: { roles: 'account' } },
    ]);
    expect((await save('account', less, { below: true })).status).toBe(200);
    expect((await save('account', withPage(less, 'results', true))).status).toBe(200);
    expect((await save('accountant', ['mail'])).status).toBe(200);
  });

  it('are refused for super, without the pages that they need, and where nobody can be given one', async () => {
    expect(await fieldOf('super', [])).toEqual({ field: 'roles.0.pages', messageKey: 'validation.role.all' });
    expect(await fieldOf('office', ['walletclient'])).toMatchObject({
      messageKey: 'validation.role.needs',
      params: { page: 'invoice' },
    });
    expect(await fieldOf('office', ['security'])).toMatchObject({ messageKey: 'validation.oneOf' });
  });

  it('are kept in the history of settings, and not changed as one of them', async () => {
    await save('office', table('office'));
    await save('office', withPage(table('office'), 'campaign', true));
    const { body } = await server.call(boss, 'listSettingHistory');
    expect(body[0]).toMatchObject({ variable: 'pages.office', before: null, after: 'campaign' });
    const rows = (await server.call(boss, 'listSettings')).body;
    const id = rows.find(({ variable }) => variable === 'pages.office')?.id;
    for (const change of [
      { variable: 'pages.lead', value: 'users' },
      { id, variable: 'other', value: '' },
    ])
      expect((await server.call(boss, 'saveSetting', change)).problem.fields).toMatchObject([
        { messageKey: 'validation.setting.roles' },
      ]);
  });
});

describe('the office, which keeps users and settings', () => {
  const person = { firstname: 'Nora', lastname: 'Thiry', address: 'rue Haute 12', zip: '1000', city: 'Bruxelles' };
  const email = 'nora@navette.example';

  it('makes users, but gives nobody the role super and itself no other', async () => {
    const office = await server.signedIn('office');
    expect((await server.call(office, 'createUser', { ...person, email, role: 'accountant' })).status).toBe(200);
    const raised = await server.call(office, 'createUser', { ...person, email: 'x@navette.example', role: 'super' });
    expect(raised.problem.fields).toEqual([{ field: 'role', messageKey: 'validation.role.super' }]);
    const { user } = (await server.call(office, 'getSession')).body;
    const own = { ...person, email: user.email, role: 'accountant' as const };
    expect((await server.call(office, 'updateUser', own, { path: { id: user.id } })).problem.fields).toEqual([
      { field: 'role', messageKey: 'validation.role.own' },
    ]);
  });

  it('does nothing to the account of a super user', async () => {
    const office = await server.signedIn('office');
    const { user } = (await server.call(boss, 'getSession')).body;
    const { id, email: address } = user;
    await server.call(boss, 'createUser', { ...person, email: 'second@navette.example', role: 'super' });
    const answers = [
      await server.call(office, 'updateUser', { ...person, email: address, role: 'office' }, { path: { id } }),
      await server.call(office, 'deleteUser', undefined, { path: { id } }),
      await server.call(office, 'resetPassword', { id, email: address }),
      await server.call(office, 'resetSecondFactor', { id, email: address }),
    ];
    expect(answers.map(({ problem }) => problem.code)).toEqual(Array(4).fill('user.superOnly'));
  });

  it('changes settings but those of signing in', async () => {
    const office = await server.signedIn('office');
    expect((await server.call(office, 'saveSetting', { variable: 'adminPrice', value: '4' })).status).toBe(200);
    expect((await server.call(office, 'getAccessPolicy')).status).toBe(403);
    expect((await server.call(office, 'getRolePages')).status).toBe(403);
    const answer = await server.call(office, 'saveSetting', { variable: 'secondFactorRoles', value: '' });
    expect(answer.problem.fields).toEqual([{ field: 'variable', messageKey: 'validation.setting.security' }]);
  });
});
