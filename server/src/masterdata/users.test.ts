import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { parseRoles } from './user-handlers.ts';
const server = await createTestApp();
const token = await server.signedIn('super');
afterAll(() => server.close());

const form = {
  firstname: 'Nora',
  lastname: 'Thiry',
  address: 'rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  role: 'dispatch' as const,
  email: 'nora@navette.example',
};

describe('users', () => {
  it('gives staff a temporary password, shown once, that must be changed', async () => {
    const { raw, status } = await server.call(token, 'createUser', form);
    const { insertId, temporaryPassword }: { insertId: number; temporaryPassword: string } = raw.json();
    expect(status).toBe(200);
    const { body } = await server.call(undefined, 'signIn', { email: form.email, password: temporaryPassword });
    expect(body).toMatchObject({ auth: true, msg: 'change pass' });
    const read = await server.call(token, 'getUser', undefined, { path: { id: insertId } });
    expect(read.body).toMatchObject([{ id: insertId, role: 'dispatch' }]);
    expect(read.raw.body).not.toMatch(/assword|argon2/);
    expect((await server.call(token, 'listUsers')).raw.body).not.toMatch(/assword|argon2/);
  });

  it('gives drivers and clients no password', async () => {
    const { body } = await server.call(token, 'createUser', {
      ...form,
      role: 'driver',
      email: 'driver@navette.example',
    });
    expect(body).toMatchObject({ temporaryPassword: null });
  });

  it('requires a unique e-mail address', async () => {
    const { email: _none, ...without } = form;
    expect((await server.call(token, 'createUser', without)).problem.fields).toEqual([
      { field: 'email', messageKey: 'validation.required' },
    ]);
    const again = await server.call(token, 'createUser', { ...form, email: 'NORA@navette.example' });
    expect(again.status).toBe(409);
    expect(again.problem.fields).toEqual([{ field: 'email', messageKey: 'validation.duplicate' }]);
  });

  it('ends the sessions of a user whose role changes', async () => {
    const dispatcher = await server.signedIn('dispatch');
    const { raw } = await server.call(dispatcher, 'getSession');
    const { user }: { user: { id: number } } = raw.json();
    await server.call(
      token,
      'updateUser',
      { ...form, email: 'other@navette.example', role: 'account' },
      { path: { id: user.id } },
    );
    expect((await server.call(dispatcher, 'getSession')).status).toBe(401);
  });

  it('always keeps one user who may manage users', async () => {
    const supers = await server.db.selectFrom('app_user').select('id').where('role', '=', 'super').execute();
    expect(supers).toHaveLength(1);
    const path = { id: supers[0]?.id ?? 0 };
    expect((await server.call(token, 'deleteUser', undefined, { path })).problem.code).toBe('user.self');
    expect(
      (await server.call(token, 'updateUser', { ...form, email: 'me@navette.example', role: 'lead' }, { path })).problem
        .code,
    ).toBe('user.lastSuper');
  });

  it('finds users by roles, as a list and as quoted names', async () => {
    const list = await server.call(token, 'findUsersByRoles', { roles: ['dispatch'] });
    const quoted = await server.call(token, 'findUsersByRoles', { roles: "'dispatch'" });
    expect(list.body).toEqual(quoted.body);
    expect(list.body).toContainEqual({
      id: expect.any(Number),
      firstname: 'Nora',
      lastname: 'Thiry',
      role: 'dispatch',
      active: true,
    });
  });
});

describe('roles in a query', () => {
  it('parses roles from quoted names', () => {
    expect(parseRoles("'admin','dispatch'")).toEqual(['admin', 'dispatch']);
    expect(parseRoles('"super", admin')).toEqual(['super', 'admin']);
  });

  it.each(["'admin','root'", "','", ''])('refuses the roles %j', (roles) => {
    expect(() => parseRoles(roles)).toThrow('validation');
  });
});
