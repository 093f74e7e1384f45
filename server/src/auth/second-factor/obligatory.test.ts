import { describe, expect, it } from 'vitest';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { secondFactorStage } from '../../testing/second-factor-stage.ts';

const { password, email, server, now, codeAt, signIn, begin, confirm, enrolled, logged } = secondFactorStage();

describe('an obligatory second factor', () => {
  it('keeps a super out until it is set up, and opens a session with it', async () => {
    await createStaff(server().db, { email, password, role: 'super' });
    const refused = await signIn();
    expect([refused.status, refused.problem.code]).toEqual([403, 'auth.enrolmentRequired']);
    const { secret, enrolment } = (await begin()).body;
    const { body } = await confirm(enrolment, codeAt(secret));
    expect((await server().call(body.token, 'getSession')).body).toMatchObject({ user: { role: 'super' } });
  });

  it('gives no session for a changed password without it', async () => {
    await createStaff(server().db, { email, password, role: 'super', mustChangePassword: true });
    const form = { email, oldpassword: password, newpassword: 'trois lapins verts' };
    expect((await signIn()).body.msg).toBe('change pass');
    expect((await server().call(undefined, 'changePassword', form)).body).toMatchObject({ auth: true, token: null });
  });

  it('a mandatory second factor is required for the roles of the setting', async () => {
    const { token } = await enrolled('super');
    await createStaff(server().db, { email: 'lead@navette.example', password, role: 'lead' });
    const lead = () => server().call(undefined, 'signIn', { email: 'lead@navette.example', password });
    expect((await lead()).status).toBe(200);
    expect(
      (await server().call(token, 'saveAccessPolicy', { secondFactorRoles: ['lead', 'admin'], idleMinutes: 0 })).status,
    ).toBe(200);
    expect((await server().call(token, 'getAccessPolicy')).body).toEqual({
      secondFactorRoles: ['lead', 'admin'],
      idleMinutes: 0,
    });
    expect((await lead()).problem.code).toBe('auth.enrolmentRequired');
    const history = await server().call(token, 'listSettingHistory');
    expect(history.body).toContainEqual(
      expect.objectContaining({ variable: 'secondFactorRoles', after: 'lead,admin' }),
    );
  });

  it('an obligatory second factor cannot be removed; a voluntary one can, with password and code', async () => {
    const boss = await enrolled('super');
    const own = { password, otp: codeAt(boss.secret) };
    expect((await server().call(boss.token, 'removeSecondFactor', own)).problem.code).toBe('auth.otpObligatory');
    await server().db.updateTable('app_user').set({ role: 'lead' }).execute();
    const wrong = await server().call(boss.token, 'removeSecondFactor', { password, otp: '000000' });
    expect([wrong.status, wrong.problem.fields]).toMatchObject([400, [{ field: 'otp' }]]);
    expect((await server().call(boss.token, 'removeSecondFactor', own)).body).toMatchObject({ enrolledAt: null });
    expect((await signIn()).body.auth).toBe(true);
    expect((await logged()).map(([operation]) => operation)).toContain('removeSecondFactor');
  });

  it('a mandatory second factor is not required in the demo, since its accounts have a published password', async () => {
    const demo = await createTestApp({ now, env: { NAVETTE_DEMO: '1' } });
    await createStaff(demo.db, { email, password, role: 'super' });
    expect((await demo.call(undefined, 'signIn', { email, password })).body.auth).toBe(true);
    await demo.close();
  });
});
