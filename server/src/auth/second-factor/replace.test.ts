import { describe, expect, it } from 'vitest';
import { createStaff } from '../../testing/staff.ts';
import { secondFactorStage } from '../../testing/second-factor-stage.ts';

const { password, email, server, codeAt, signIn, enrolled } = secondFactorStage();

it('replaces the recovery codes with password and code, and invalidates the former ones', async () => {
  const { secret, token, codes } = await enrolled();
  const renewed = await server().call(token, 'renewRecoveryCodes', { password, otp: codeAt(secret) });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect((await signIn(codes[0])).problem.code).toBe('auth.wrongOtp');
  expect((await signIn(renewed.body.recoveryCodes[0])).body.auth).toBe(true);
});

describe('resetting the second factor of a colleague', () => {
  it('removes it, ends the sessions and leaves a line in the log', async () => {
    const { id, token } = await enrolled();
    const boss = await server().signedIn('super');
    const users = await server().call(boss, 'listUsers');
    expect(users.body.map((user) => [user.id === id, user.secondFactor])).toContainEqual([true, true]);
    expect((await server().call(boss, 'resetSecondFactor', { id, email })).status).toBe(200);
    expect((await server().call(token, 'getSession')).status).toBe(401);
    expect((await signIn()).body.auth).toBe(true);
    const { details } = await server()
      .db.selectFrom('log')
      .select('details')
      .where('operation', '=', 'resetSecondFactor')
      .executeTakeFirstOrThrow();
    expect(details?.subject).toBe(email);
  });

  it('resetting the second factor of a colleague is refused for oneself, for users without one, and without the permission to manage users', async () => {
    const { id, token } = await enrolled('super');
    expect((await server().call(token, 'resetSecondFactor', { id, email })).problem.code).toBe('auth.ownSecondFactor');
    const lead = await server().signedIn('lead');
    expect((await server().call(lead, 'resetSecondFactor', { id, email })).status).toBe(403);
    const other = await createStaff(server().db, { email: 'eve@navette.example', password });
    const none = await server().call(token, 'resetSecondFactor', { id: other, email: 'eve@navette.example' });
    expect(none.status).toBe(404);
  });
});
