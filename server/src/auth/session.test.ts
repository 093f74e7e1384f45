import { idleSeconds } from '@navette/shared/domain';
import { SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaff } from '../testing/staff.ts';
import { createTestApp } from '../testing/test-app.ts';

const start = new Date('2026-03-03T08:00:00Z');
let now = start;
let superToken: string;
const server = await createTestApp({ now: () => now });
beforeEach(async () => {
  now = start;
  await server.db.deleteFrom('sign_in_attempt').execute();
  await server.db.deleteFrom('app_user').execute();
  await server.db.deleteFrom('setting').execute();
  superToken = await server.signedIn('super');
});
afterAll(() => server.close());

const status = async (token: string) => (await server.call(token, 'getSession')).status;

describe('a session', () => {
  it('answers the user and the expiry of the session', async () => {
    expect((await server.call(superToken, 'getSession')).body).toMatchObject({
      user: { role: 'super' },
      expiresAt: '2026-03-04T00:40:00.000Z',
    });
  });

  it('gives a user the same storage key in each session, another one to each colleague, and none without a session', async () => {
    const keyOf = async (token: string) => (await server.call(token, 'getSession')).body.storageKey;
    const key = await keyOf(superToken);
    expect(Buffer.from(key ?? '', 'base64url')).toHaveLength(32);
    const renewed = await server.call(superToken, 'renewSession');
    expect(await keyOf(renewed.body.token)).toBe(key);
    expect(await keyOf(await server.signedIn('lead'))).not.toBe(key);
    expect(await keyOf(superToken)).toBeUndefined();
  });

  it('expires a session after 1000 minutes', async () => {
    now = new Date(start.getTime() + 999 * 60_000);
    expect(await status(superToken)).toBe(200);
    now = new Date(start.getTime() + 1001 * 60_000);
    expect(await status(superToken)).toBe(401);
  });

  it('ends a session at once on signing out', async () => {
    expect((await server.call(superToken, 'signOut')).body).toEqual({ auth: false });
    expect(await status(superToken)).toBe(401);
  });

  it('renews a session with a new token and ends the old one', async () => {
    now = new Date(start.getTime() + 990 * 60_000);
    const renewed = await server.call(superToken, 'renewSession');
    now = new Date(start.getTime() + 1900 * 60_000);
    expect(await status(renewed.body.token)).toBe(200);
    expect(await status(superToken)).toBe(401);
  });

  it('follows the current role of the user within a session', async () => {
    await server.db.updateTable('app_user').set({ role: 'account' }).execute();
    expect((await server.call(superToken, 'getSession')).body).toMatchObject({ user: { role: 'account' } });
    expect((await server.callWith(superToken, 'resetPassword', {})).status).toBe(403);
  });

  it('refuses a token signed with another key', async () => {
    const { id } = await server.db.selectFrom('staff_session').select('id').executeTakeFirstOrThrow();
    const forged = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(id)
      .setExpirationTime('1h')
      .sign(new Uint8Array(32));
    expect(await status(forged)).toBe(401);
  });
});

describe('the idle limit', () => {
  const limitTo = (minutes: number) =>
    server.call(superToken, 'saveAccessPolicy', { secondFactorRoles: [], idleMinutes: minutes });
  const after = (seconds: number) => void (now = new Date(start.getTime() + seconds * 1000));
  const work = () => server.call(superToken, 'recordActivity');

  it('ends a session without user activity, even when the page made requests meanwhile', async () => {
    await limitTo(10);
    for (let minute = 1; minute <= 10; minute++) {
      after(minute * 60);
      expect(await status(superToken)).toBe(200);
    }
    after(idleSeconds(10) ?? 0);
    expect(await status(superToken)).toBe(401);
    expect((await server.call(superToken, 'renewSession')).status).toBe(401);
    expect((await work()).status).toBe(401);
  });

  it('each report of activity extends the session, up to 1000 minutes', async () => {
    await limitTo(10);
    for (let minute = 9; minute < 1000; minute += 9) {
      after(minute * 60);
      expect((await work()).body).toEqual({ idleMinutes: 10 });
    }
    after(1001 * 60);
    expect(await status(superToken)).toBe(401);
  });

  it('writes the last use at most once a minute', async () => {
    const lastUse = async () =>
      (await server.db.selectFrom('staff_session').select('lastUsedAt').executeTakeFirstOrThrow()).lastUsedAt;
    await limitTo(10);
    after(30);
    await work();
    expect(await lastUse()).toEqual(start);
    after(60);
    await work();
    expect(await lastUse()).toEqual(now);
  });

  it('the idle limit applies to sockets too, and to nobody while it is 0', async () => {
    const { id } = await server.db.selectFrom('staff_session').select('id').executeTakeFirstOrThrow();
    const isAlive = async () => (await server.services.sessions.alive([id])).has(id);
    after(999 * 60);
    expect(await isAlive()).toBe(true);
    now = start;
    await limitTo(10);
    after(idleSeconds(10) ?? 0);
    expect(await isAlive()).toBe(false);
  });

  it('the idle limit is 2 minutes or more, in its form and in the table of settings', async () => {
    expect((await limitTo(1)).problem.fields).toMatchObject([{ field: 'idleMinutes' }]);
    const set = (value: string | null) => server.call(superToken, 'saveSetting', { variable: 'idleMinutes', value });
    expect((await set('soon')).problem.fields).toMatchObject([{ field: 'value' }]);
    expect((await set('30')).status).toBe(200);
    expect((await server.call(superToken, 'getAccessPolicy')).body.idleMinutes).toBe(30);
  });
});

describe('changing the password', () => {
  const change = (oldpassword: string, newpassword: string, email = 'ada@navette.example') =>
    server.call(undefined, 'changePassword', { email, oldpassword, newpassword });

  it('opens a session by changing a temporary password, and ends other sessions', async () => {
    const id = await createStaff(server.db, {
      email: 'ada@navette.example',
      password: 'temporary',
      mustChangePassword: true,
    });
    const { sessionId, expiresAt } = await server.services.sessions.create(id);
    const other = await server.services.tokens.sign(sessionId, expiresAt);
    const changed = await change('temporary', 'my own words');
    expect(changed.body).toMatchObject({ auth: true, msg: null, user: { id } });
    expect(await status(changed.body.token ?? '')).toBe(200);
    expect(await status(other)).toBe(401);
    expect(
      (await server.call(undefined, 'signIn', { email: 'ada@navette.example', password: 'my own words' })).body,
    ).toMatchObject({ auth: true, msg: null });
  });

  it('refuses to change the password when the old one is wrong', async () => {
    await createStaff(server.db, { email: 'ada@navette.example', password: 'temporary' });
    expect((await change('wrong', 'my own words')).body).toMatchObject({ auth: false, token: null });
    expect(
      (
        await server.call(undefined, 'changePassword', {
          id: 999,
          email: 'ada@navette.example',
          oldpassword: 'temporary',
          newpassword: 'my own words',
        })
      ).body,
    ).toMatchObject({ auth: false });
  });

  it('refuses a new password that is too short or unchanged, on the field', async () => {
    await createStaff(server.db, { email: 'ada@navette.example', password: 'temporary' });
    expect(await change('temporary', '12345678901')).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'newpassword', messageKey: 'validation.tooShort', params: { min: 12 } }] },
    });
    await createStaff(server.db, { email: 'long@navette.example', password: 'my own words' });
    expect(await change('my own words', 'my own words', 'long@navette.example')).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'newpassword', messageKey: 'validation.passwordSame' }] },
    });
  });

  it.each(['password1234', 'Motdepasse2026', 'azertyuiop123', 'qwertyuiop123', 'iloveyou2024', '123456789012'])(
    'refuses the easily guessed password %s, and keeps the old one',
    async (newpassword) => {
      await createStaff(server.db, { email: 'ada@navette.example', password: 'temporary' });
      const { status: answered, problem } = await change('temporary', newpassword);
      expect([answered, problem.fields]).toMatchObject([
        400,
        [{ field: 'newpassword', messageKey: 'validation.passwordCommon' }],
      ]);
      const { body } = await server.call(undefined, 'signIn', { email: 'ada@navette.example', password: 'temporary' });
      expect(body.auth).toBe(true);
    },
  );
});

describe('resetting a password', () => {
  it('resets a password to a temporary one that must be changed, and ends the sessions of the user', async () => {
    const id = await createStaff(server.db, { email: 'ada@navette.example', password: 'forgotten' });
    const { sessionId, expiresAt } = await server.services.sessions.create(id);
    const reset = await server.call(superToken, 'resetPassword', { id, email: 'ADA@navette.example' });
    expect(reset.body).toMatchObject({ msg: 'ok', temporaryPassword: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) });
    expect(await status(await server.services.tokens.sign(sessionId, expiresAt))).toBe(401);
    const signIn = (password: string) => server.call(undefined, 'signIn', { email: 'ada@navette.example', password });
    expect((await signIn(reset.body.temporaryPassword ?? '')).body).toMatchObject({
      auth: true,
      token: null,
      msg: 'change pass',
    });
    expect((await signIn('forgotten')).body).toMatchObject({ auth: false });
  });

  it('unlocks an account that too many attempts locked', async () => {
    const email = 'locked@navette.example';
    const id = await createStaff(server.db, { email, password: 'correct horse' });
    for (let count = 0; count < 6; count += 1) await server.call(undefined, 'signIn', { email, password: 'guess' });
    expect((await server.call(undefined, 'signIn', { email, password: 'correct horse' })).status).toBe(429);
    const { body } = await server.call(superToken, 'resetPassword', { id, email });
    const again = await server.call(undefined, 'signIn', { email, password: body.temporaryPassword ?? '' });
    expect([again.status, again.body.msg]).toEqual([200, 'change pass']);
  });

  it('refuses to reset the password of an unknown address or a user without an account', async () => {
    const id = await createStaff(server.db, { email: 'ada@navette.example', password: 'forgotten' });
    expect((await server.call(superToken, 'resetPassword', { id, email: 'eve@navette.example' })).status).toBe(404);
    const client = await createStaff(server.db, {
      email: 'client@navette.example',
      password: 'forgotten',
      role: 'client',
    });
    expect(
      (await server.call(superToken, 'resetPassword', { id: client, email: 'client@navette.example' })).status,
    ).toBe(400);
  });
});
