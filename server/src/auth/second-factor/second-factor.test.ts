import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@navette/shared/domain';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const start = new Date('2026-03-03T08:00:00Z');
let now = start;
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ now: () => now });
});
beforeEach(async () => {
  now = start;
  await server.db.deleteFrom('sign_in_attempt').execute();
  await server.db.deleteFrom('app_user').execute();
  await server.db.deleteFrom('setting').execute();
  await server.db.deleteFrom('log').execute();
});
afterAll(() => server.close());

const password = 'correct horse battery';
const email = 'ada@navette.example';
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const codeAt = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const signIn = (otp?: string) => server.call(undefined, 'signIn', { email, password, ...(otp && { otp }) });
const begin = (otp?: string) => server.call(undefined, 'startSecondFactor', { email, password, ...(otp && { otp }) });
const confirm = (enrolment: string, otp: string) =>
  server.call(undefined, 'confirmSecondFactor', { email, password, enrolment, otp });

/** A user with a second factor, one period after it was set up. */
async function enrolled(role: Role = 'dispatch') {
  const id = await createStaff(server.db, { email, password, role });
  const { secret, enrolment } = (await begin()).body;
  const { body } = await confirm(enrolment, codeAt(secret));
  later(60);
  return { id, secret, codes: body.recoveryCodes, token: body.token };
}

const logged = async () =>
  (await server.db.selectFrom('log').select(['operation', 'details', 'body', 'userId']).orderBy('id').execute()).map(
    ({ operation, details, userId }) => [operation, details?.outcome ?? null, userId],
  );

describe('setting up a second factor', () => {
  it('counts once a code of the app was checked, and answers a session and ten recovery codes', async () => {
    const id = await createStaff(server.db, { email, password });
    const { body } = await begin();
    expect(body.uri).toMatch(new RegExp(`^otpauth://totp/Navette:ada%40navette.example\\?.*secret=${body.secret}`));
    expect((await signIn()).body).toMatchObject({ auth: true, token: expect.any(String) });
    const wrong = await confirm(body.enrolment, '000000');
    expect([wrong.status, wrong.problem.fields]).toMatchObject([400, [{ field: 'otp' }]]);
    const done = await confirm(body.enrolment, codeAt(body.secret));
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    expect((await server.call(done.body.token, 'getSecondFactor')).body).toEqual({
      enrolledAt: start.toISOString(),
      recoveryCodesLeft: 10,
      obligatory: false,
    });
    expect((await logged()).at(-1)).toEqual(['confirmSecondFactor', null, id]);
  });

  it('stores the secret encrypted and the recovery codes hashed', async () => {
    const { secret, codes } = await enrolled();
    const factor = await server.db.selectFrom('second_factor').selectAll().executeTakeFirstOrThrow();
    const hashes = await server.db.selectFrom('recovery_code').selectAll().execute();
    const stored = JSON.stringify([factor, hashes, await server.db.selectFrom('log').selectAll().execute()]);
    for (const clear of [secret, password, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(clear);
  });

  it('is refused without the password, and after a quarter of an hour', async () => {
    await createStaff(server.db, { email, password });
    const stranger = await server.call(undefined, 'startSecondFactor', { email, password: 'a guess' });
    expect([stranger.status, stranger.problem.fields]).toMatchObject([400, [{ field: 'password' }]]);
    const { enrolment, secret } = (await begin()).body;
    later(16 * 60);
    expect((await confirm(enrolment, codeAt(secret))).problem.code).toBe('auth.enrolmentExpired');
  });

  it('replaces a second factor only with a code of it, and only the one that was there when it began', async () => {
    await createStaff(server.db, { email, password });
    const thief = (await begin()).body;
    const owner = (await begin()).body;
    const { body } = await confirm(owner.enrolment, codeAt(owner.secret));
    expect((await confirm(thief.enrolment, codeAt(thief.secret))).problem.code).toBe('auth.enrolmentExpired');
    expect((await begin()).problem.code).toBe('auth.otpRequired');
    later(60);
    const next = (await begin(body.recoveryCodes[0])).body;
    expect((await confirm(next.enrolment, codeAt(next.secret))).status).toBe(200);
    later(60);
    expect((await signIn(codeAt(owner.secret))).problem.code).toBe('auth.wrongOtp');
    expect((await signIn(codeAt(next.secret))).body.auth).toBe(true);
  });

  it('takes no enrolment of another user', async () => {
    await createStaff(server.db, { email, password });
    await createStaff(server.db, { email: 'eve@navette.example', password });
    const eve = await server.call(undefined, 'startSecondFactor', { email: 'eve@navette.example', password });
    expect((await confirm(eve.body.enrolment, codeAt(eve.body.secret))).problem.code).toBe('auth.enrolmentExpired');
  });
});

describe('signing in with a second factor', () => {
  it('needs the code after the password', async () => {
    const { secret } = await enrolled();
    const first = await signIn();
    expect([first.status, first.problem.code]).toEqual([401, 'auth.otpRequired']);
    expect((await signIn(codeAt(secret))).body).toMatchObject({ auth: true, token: expect.any(String) });
  });

  it('says nothing of the second factor to who has not the password', async () => {
    const { secret } = await enrolled();
    const guess = { email, password: 'a guess', otp: codeAt(secret) };
    expect((await server.call(undefined, 'signIn', guess)).body).toMatchObject({ auth: false });
  });

  it('accepts a code once, and none of a period before it', async () => {
    const { secret } = await enrolled();
    const code = codeAt(secret);
    expect((await signIn(code)).body.auth).toBe(true);
    expect((await signIn(code)).problem.code).toBe('auth.wrongOtp');
    expect((await signIn(codeAt(secret, new Date(now.getTime() - 30_000)))).problem.code).toBe('auth.wrongOtp');
  });

  it('accepts a code once of two calls at the same moment', async () => {
    const { secret, codes } = await enrolled();
    for (const otp of [codeAt(secret), codes[0]]) {
      const answers = await Promise.all([signIn(otp), signIn(otp)]);
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401']);
    }
  });

  it.each([
    [-60, 401],
    [-30, 200],
    [30, 200],
    [60, 401],
  ])('with a clock that is %i s off answers %i', async (seconds, status) => {
    const { secret } = await enrolled();
    later(90);
    expect((await signIn(codeAt(secret, new Date(now.getTime() + seconds * 1000)))).status).toBe(status);
  });

  it('accepts each recovery code once, however it is typed, and logs it', async () => {
    const { codes, id } = await enrolled();
    const [code = ''] = codes;
    expect((await signIn(code.toUpperCase().replaceAll('-', ' '))).body.auth).toBe(true);
    expect((await signIn(code)).problem.code).toBe('auth.wrongOtp');
    expect((await logged()).slice(-2)).toEqual([
      ['signIn', 'recovery', id],
      ['signIn', 'wrongOtp', id],
    ]);
    const line = await server.db.selectFrom('log').select('details').orderBy('id', 'desc').offset(1).executeTakeFirst();
    expect(line?.details?.changes).toEqual([{ field: 'recoveryCodesLeft', before: '10', after: '9' }]);
  });

  it('locks after five wrong codes, which a right password in between does not reset', async () => {
    const { secret } = await enrolled();
    for (let count = 0; count < 5; count++) {
      expect((await signIn('000000')).status).toBe(401);
      expect((await signIn()).status).toBe(count < 4 ? 401 : 429);
    }
    expect((await signIn(codeAt(secret))).status).toBe(429);
    // The count does not expire after a quarter of an hour, as that of passwords does.
    later(20 * 60);
    expect((await signIn('000000')).status).toBe(401);
    later(31);
    expect((await signIn(codeAt(secret))).status).toBe(429);
    later(31);
    expect((await signIn(codeAt(secret))).body.auth).toBe(true);
  });

  it('does not lock who stops at the question for the code again and again', async () => {
    const { secret } = await enrolled();
    for (let count = 0; count < 50; count++) expect((await signIn()).status).toBe(401);
    expect((await signIn(codeAt(secret))).body.auth).toBe(true);
  });

  it('changes a password only with the code', async () => {
    const { secret } = await enrolled();
    const form = { email, oldpassword: password, newpassword: 'trois lapins verts' };
    expect((await server.call(undefined, 'changePassword', form)).problem.code).toBe('auth.otpRequired');
    expect((await signIn(codeAt(secret))).body.auth).toBe(true);
    later(30);
    const changed = await server.call(undefined, 'changePassword', { ...form, otp: codeAt(secret) });
    expect(changed.body).toMatchObject({ auth: true, token: expect.any(String) });
  });
});

describe('an obligatory second factor', () => {
  it('keeps a super out until it is set up, and opens a session with it', async () => {
    await createStaff(server.db, { email, password, role: 'super' });
    const refused = await signIn();
    expect([refused.status, refused.problem.code]).toEqual([403, 'auth.enrolmentRequired']);
    const { secret, enrolment } = (await begin()).body;
    const { body } = await confirm(enrolment, codeAt(secret));
    expect((await server.call(body.token, 'getSession')).body).toMatchObject({ user: { role: 'super' } });
  });

  it('gives no session for a changed password without it', async () => {
    await createStaff(server.db, { email, password, role: 'super', mustChangePassword: true });
    const form = { email, oldpassword: password, newpassword: 'trois lapins verts' };
    expect((await signIn()).body.msg).toBe('change pass');
    expect((await server.call(undefined, 'changePassword', form)).body).toMatchObject({ auth: true, token: null });
  });

  it('is asked of the roles of the setting', async () => {
    const { token } = await enrolled('super');
    await createStaff(server.db, { email: 'lead@navette.example', password, role: 'lead' });
    const lead = () => server.call(undefined, 'signIn', { email: 'lead@navette.example', password });
    expect((await lead()).status).toBe(200);
    expect(
      (await server.call(token, 'saveAccessPolicy', { secondFactorRoles: ['lead', 'admin'], idleMinutes: 0 })).status,
    ).toBe(200);
    expect((await server.call(token, 'getAccessPolicy')).body).toEqual({
      secondFactorRoles: ['lead', 'admin'],
      idleMinutes: 0,
    });
    expect((await lead()).problem.code).toBe('auth.enrolmentRequired');
    const history = await server.call(token, 'listSettingHistory');
    expect(history.body).toContainEqual(
      expect.objectContaining({ variable: 'secondFactorRoles', after: 'lead,admin' }),
    );
  });

  it('cannot be removed; a voluntary one can, with password and code', async () => {
    const boss = await enrolled('super');
    const own = { password, otp: codeAt(boss.secret) };
    expect((await server.call(boss.token, 'removeSecondFactor', own)).problem.code).toBe('auth.otpObligatory');
    await server.db.updateTable('app_user').set({ role: 'lead' }).execute();
    const wrong = await server.call(boss.token, 'removeSecondFactor', { password, otp: '000000' });
    expect([wrong.status, wrong.problem.fields]).toMatchObject([400, [{ field: 'otp' }]]);
    expect((await server.call(boss.token, 'removeSecondFactor', own)).body).toMatchObject({ enrolledAt: null });
    expect((await signIn()).body.auth).toBe(true);
    expect((await logged()).map(([operation]) => operation)).toContain('removeSecondFactor');
  });

  it('is not asked of the demo, whose accounts have a published password', async () => {
    const demo = await createTestApp({ now: () => now, env: { NAVETTE_DEMO: '1' } });
    await createStaff(demo.db, { email, password, role: 'super' });
    expect((await demo.call(undefined, 'signIn', { email, password })).body.auth).toBe(true);
    await demo.close();
  });
});

describe('recovery codes', () => {
  it('are made anew with password and code; the former ones are void', async () => {
    const { secret, token, codes } = await enrolled();
    const renewed = await server.call(token, 'renewRecoveryCodes', { password, otp: codeAt(secret) });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await signIn(codes[0])).problem.code).toBe('auth.wrongOtp');
    expect((await signIn(renewed.body.recoveryCodes[0])).body.auth).toBe(true);
  });
});

describe('resetting the second factor of a colleague', () => {
  it('removes it, ends the sessions and leaves a line in the log', async () => {
    const { id, token } = await enrolled();
    const boss = await server.signedIn('super');
    const users = await server.call(boss, 'listUsers');
    expect(users.body.map((user) => [user.id === id, user.secondFactor])).toContainEqual([true, true]);
    expect((await server.call(boss, 'resetSecondFactor', { id, email })).status).toBe(200);
    expect((await server.call(token, 'getSession')).status).toBe(401);
    expect((await signIn()).body.auth).toBe(true);
    const { details } = await server.db
      .selectFrom('log')
      .select('details')
      .where('operation', '=', 'resetSecondFactor')
      .executeTakeFirstOrThrow();
    expect(details?.subject).toBe(email);
  });

  it('is refused for oneself, for who has none, and to who may not manage users', async () => {
    const { id, token } = await enrolled('super');
    expect((await server.call(token, 'resetSecondFactor', { id, email })).problem.code).toBe('auth.ownSecondFactor');
    const lead = await server.signedIn('lead');
    expect((await server.call(lead, 'resetSecondFactor', { id, email })).status).toBe(403);
    const other = await createStaff(server.db, { email: 'eve@navette.example', password });
    const none = await server.call(token, 'resetSecondFactor', { id: other, email: 'eve@navette.example' });
    expect(none.status).toBe(404);
  });
});
