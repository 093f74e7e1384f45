import { describe, expect, it } from 'vitest';
import { createStaff } from '../../testing/staff.ts';
import { secondFactorStage } from '../../testing/second-factor-stage.ts';

const { start, password, email, server, later, codeAt, signIn, begin, confirm, enrolled, logged } = secondFactorStage();

describe('setting up a second factor', () => {
  it('counts once a code of the app was checked, and answers a session and ten recovery codes', async () => {
    const id = await createStaff(server().db, { email, password });
    const { body } = await begin();
    expect(body.uri).toMatch(new RegExp(`^otpauth://totp/Navette:ada%40navette.example\\?.*secret=${body.secret}`));
    expect((await signIn()).body).toMatchObject({ auth: true, token: expect.any(String) });
    const wrong = await confirm(body.enrolment, '000000');
    expect([wrong.status, wrong.problem.fields]).toMatchObject([
      400,
      [{ field: 'otp', messageKey: 'problem.auth.wrongFirstOtp' }],
    ]);
    const done = await confirm(body.enrolment, codeAt(body.secret));
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    expect((await server().call(done.body.token, 'getSecondFactor')).body).toEqual({
      enrolledAt: start.toISOString(),
      recoveryCodesLeft: 10,
      obligatory: false,
    });
    expect((await logged()).at(-1)).toEqual(['confirmSecondFactor', null, id]);
  });

  it('stores the secret encrypted and the recovery codes hashed', async () => {
    const { secret, codes } = await enrolled();
    const factor = await server().db.selectFrom('second_factor').selectAll().executeTakeFirstOrThrow();
    const hashes = await server().db.selectFrom('recovery_code').selectAll().execute();
    const stored = JSON.stringify([factor, hashes, await server().db.selectFrom('log').selectAll().execute()]);
    for (const clear of [secret, password, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(clear);
  });

  it('setting up a second factor is refused without the password, and after a quarter of an hour', async () => {
    await createStaff(server().db, { email, password });
    const stranger = await server().call(undefined, 'startSecondFactor', { email, password: 'a guess' });
    expect([stranger.status, stranger.problem.fields]).toMatchObject([400, [{ field: 'password' }]]);
    const { enrolment, secret } = (await begin()).body;
    later(16 * 60);
    expect((await confirm(enrolment, codeAt(secret))).problem.code).toBe('auth.enrolmentExpired');
  });

  it('replaces a second factor only with a code of it, and only the one present at the start', async () => {
    await createStaff(server().db, { email, password });
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
    await createStaff(server().db, { email, password });
    await createStaff(server().db, { email: 'eve@navette.example', password });
    const eve = await server().call(undefined, 'startSecondFactor', { email: 'eve@navette.example', password });
    expect((await confirm(eve.body.enrolment, codeAt(eve.body.secret))).problem.code).toBe('auth.enrolmentExpired');
  });
});
