import { describe, expect, it } from 'vitest';
import { secondFactorStage } from '../../testing/second-factor-stage.ts';

const { password, email, server, later, codeAt, signIn, enrolled, logged } = secondFactorStage();

describe('signing in with a second factor', () => {
  it('needs the code after the password', async () => {
    const { secret } = await enrolled();
    const first = await signIn();
    expect([first.status, first.problem.code]).toEqual([401, 'auth.otpRequired']);
    expect((await signIn(codeAt(secret))).body).toMatchObject({ auth: true, token: expect.any(String) });
  });

  it('reveals nothing about the second factor without the password', async () => {
    const { secret } = await enrolled();
    const guess = { email, password: 'a guess', otp: codeAt(secret) };
    expect((await server().call(undefined, 'signIn', guess)).body).toMatchObject({ auth: false });
  });

  it('accepts a code once, and no older one afterwards', async () => {
    const { secret } = await enrolled();
    const code = codeAt(secret);
    expect((await signIn(code)).body.auth).toBe(true);
    expect((await signIn(code)).problem.code).toBe('auth.wrongOtp');
    expect((await signIn(codeAt(secret, -30))).problem.code).toBe('auth.wrongOtp');
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
    expect((await signIn(codeAt(secret, seconds))).status).toBe(status);
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
    const line = await server()
      .db.selectFrom('log')
      .select('details')
      .orderBy('id', 'desc')
      .offset(1)
      .executeTakeFirst();
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

  it('signing in with a second factor does not lock a user who repeatedly stops at the code', async () => {
    const { secret } = await enrolled();
    for (let count = 0; count < 50; count++) expect((await signIn()).status).toBe(401);
    expect((await signIn(codeAt(secret))).body.auth).toBe(true);
  });

  it('changes a password only with the code', async () => {
    const { secret } = await enrolled();
    const form = { email, oldpassword: password, newpassword: 'trois lapins verts' };
    expect((await server().call(undefined, 'changePassword', form)).problem.code).toBe('auth.otpRequired');
    expect((await signIn(codeAt(secret))).body.auth).toBe(true);
    later(30);
    const changed = await server().call(undefined, 'changePassword', { ...form, otp: codeAt(secret) });
    expect(changed.body).toMatchObject({ auth: true, token: expect.any(String) });
  });
});
