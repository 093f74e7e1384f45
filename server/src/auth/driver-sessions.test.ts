import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATION_IDS, PUBLIC_OPERATION_IDS, createTestApp } from '../testing/test-app.ts';
import { createRecords } from '../testing/records.ts';
import { createStaff } from '../testing/staff.ts';
import { hashPassword } from './password.ts';
const server = await createTestApp();
const records = await createRecords(server.db);
await createStaff(server.db, { email: 'Karim@navette.example', password: 'correct horse', role: 'driver' });
await createStaff(server.db, { email: 'office@navette.example', password: 'correct horse' });
await createStaff(server.db, { email: 'nobody@navette.example', password: 'correct horse', role: 'driver' });
beforeEach(async () => {
  await server.db.deleteFrom('sign_in_attempt').execute();
  await server.db.updateTable('driver').set({ email: null, active: true }).execute();
  await server.db
    .updateTable('driver')
    .set({ email: 'karim@NAVETTE.example', refreshTime: 30 })
    .where('id', '=', records.driverId)
    .execute();
});
afterAll(() => server.close());

const signIn = (email: string, password = 'correct horse') =>
  server.call(undefined, 'signInDriver', { email, password });
const refusal = { auth: false, token: null, driverId: null, refreshTime: null, expiresAt: null };
const findCaller = async (token: string) =>
  (await server.services.driverSessions.find([(await server.services.tokens.sessionOf(token)) ?? ''])).size;

describe('the sign-in of a driver’s app', () => {
  it('answers the token, the driver and the position interval', async () => {
    expect((await signIn('KARIM@navette.example')).body).toEqual({
      auth: true,
      token: expect.any(String),
      driverId: records.driverId,
      refreshTime: 30,
      expiresAt: expect.any(String),
    });
  });

  it.each([
    ['a wrong password', 'karim@navette.example', 'wrong'],
    ['an unknown address', 'who@navette.example', 'correct horse'],
    ['staff', 'office@navette.example', 'correct horse'],
    ['a user who is no driver', 'nobody@navette.example', 'correct horse'],
  ])('refuses %s with the same words', async (_, email, password) => {
    expect(await signIn(email, password)).toMatchObject({ status: 200, body: refusal });
  });

  it('refuses an inactive driver, and an address that two drivers share', async () => {
    await server.db
      .updateTable('driver')
      .set({ email: 'karim@navette.example' })
      .where('id', '=', records.otherDriverId)
      .execute();
    expect((await signIn('karim@navette.example')).body).toEqual(refusal);
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', records.otherDriverId).execute();
    expect((await signIn('karim@navette.example')).body.auth).toBe(true);
    await server.db.updateTable('driver').set({ active: false }).execute();
    expect((await signIn('karim@navette.example')).body).toEqual(refusal);
  });

  it('locks the driver sign-in after five failures, counted together with the sign-in of staff', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('karim@navette.example', 'wrong');
    expect((await signIn('karim@navette.example')).status).toBe(429);
    expect((await server.call(undefined, 'signIn', { email: 'karim@navette.example', password: 'x' })).status).toBe(
      429,
    );
  });
});

describe('the token of a driver’s app', () => {
  it('gives a driver token access to no operation of the API', async () => {
    const token = (await signIn('karim@navette.example')).body.token ?? '';
    const open: string[] = [];
    for (const id of OPERATION_IDS) {
      const { status } = await server.callWith(token, id, { nonsense: true });
      if (status !== 401) open.push(id);
    }
    expect(open).toEqual(PUBLIC_OPERATION_IDS);
  });

  it('revokes the driver token when the user joins the staff', async () => {
    const token = (await signIn('karim@navette.example')).body.token ?? '';
    expect(await findCaller(token)).toBe(1);
    await server.db
      .updateTable('app_user')
      .set({ role: 'super' })
      .where('email', '=', 'Karim@navette.example')
      .execute();
    expect((await server.call(token, 'getSession')).status).toBe(401);
    expect(await findCaller(token)).toBe(0);
    await server.db
      .updateTable('app_user')
      .set({ role: 'driver' })
      .where('email', '=', 'Karim@navette.example')
      .execute();
  });

  it('revokes the driver token when the password is reset, and accepts the new password', async () => {
    const token = (await signIn('karim@navette.example')).body.token ?? '';
    const { id } = await server.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'Karim@navette.example')
      .executeTakeFirstOrThrow();
    const reset = await server.call(await server.signedIn('super'), 'resetPassword', {
      id,
      email: 'karim@navette.example',
    });
    expect(await findCaller(token)).toBe(0);
    expect((await signIn('karim@navette.example', reset.body.temporaryPassword ?? '')).body.auth).toBe(true);
    expect((await signIn('karim@navette.example')).body.auth).toBe(false);
    await server.db
      .updateTable('app_user')
      .set({ passwordHash: await hashPassword('correct horse') })
      .where('id', '=', id)
      .execute();
  });

  it('revokes the driver token when the driver leaves, and refuses staff tokens on the driver socket', async () => {
    const token = (await signIn('karim@navette.example')).body.token ?? '';
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', records.driverId).execute();
    expect(await findCaller(token)).toBe(0);
    expect(await findCaller(await server.signedIn('super'))).toBe(0);
  });
});
