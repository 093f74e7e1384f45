import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pagesOfRole } from '@navette/shared/domain';
import { createStaff } from '../testing/staff.ts';
import { createTestApp } from '../testing/test-app.ts';

const start = new Date('2026-03-03T08:00:00Z');
let now = start;
const server = await createTestApp({ now: () => now });
await createStaff(server.db, { email: 'Ada@navette.example', password: 'correct horse' });
await createStaff(server.db, { email: 'driver@navette.example', password: 'correct horse', role: 'driver' });
await createStaff(server.db, { email: 'new@navette.example', password: 'temporary', mustChangePassword: true });
afterAll(() => server.close());
beforeEach(async () => {
  now = start;
  await server.db.deleteFrom('sign_in_attempt').execute();
});

const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const signIn = (email: string, password: string) => server.call(undefined, 'signIn', { email, password });
const refusal = { auth: false, token: null, user: null, msg: 'problem.auth.wrongCredentials', expiresAt: null };

describe('signing in', () => {
  it('answers a token of 1000 minutes, the user and the pages of the role', async () => {
    const { status, body } = await signIn('ada@NAVETTE.example', 'correct horse');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      auth: true,
      token: expect.any(String),
      msg: null,
      user: {
        firstname: 'Ada',
        lastname: 'Vermeulen',
        email: 'Ada@navette.example',
        role: 'dispatch',
        pages: pagesOfRole('dispatch'),
      },
      expiresAt: later(1000).toISOString(),
    });
  });

  it.each([
    ['a wrong password', 'ada@navette.example', 'wrong'],
    ['an unknown address', 'nobody@navette.example', 'correct horse'],
    ['a driver', 'driver@navette.example', 'correct horse'],
  ])('refuses %s with the same words', async (_, email, password) => {
    expect(await signIn(email, password)).toMatchObject({ status: 200, body: refusal });
  });

  it('stores no password in clear and never sends the hash', async () => {
    const { raw } = await signIn('ada@navette.example', 'correct horse');
    const { passwordHash } = await server.db
      .selectFrom('app_user')
      .select('passwordHash')
      .where('email', '=', 'Ada@navette.example')
      .executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(raw.body).not.toContain('argon2');
  });

  it('opens no session with a temporary password, but asks to change it', async () => {
    expect((await signIn('new@navette.example', 'temporary')).body).toEqual({
      auth: true,
      token: null,
      user: null,
      msg: 'change pass',
      expiresAt: null,
    });
  });
});

describe('the limit on attempts', () => {
  it('locks an account after five failures, even for the right password, until the lock expires', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await signIn('ada@navette.example', 'wrong')).status).toBe(200);
    const locked = await signIn('ada@navette.example', 'correct horse');
    expect(locked).toMatchObject({ status: 429, problem: { code: 'rateLimited', params: { seconds: 30 } } });
    expect(locked.raw.headers['retry-after']).toBe('30');
    now = new Date(start.getTime() + 31_000);
    expect((await signIn('ada@navette.example', 'correct horse')).body).toMatchObject({ auth: true });
  });

  it('wrong passwords from elsewhere do not lock a known address of the user, but lock unknown ones', async () => {
    const from = async (remoteAddress: string, password: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/auth/adminlogin',
          remoteAddress,
          payload: { email: 'ada@navette.example', password },
        })
      ).statusCode;
    expect(await from('192.0.2.1', 'correct horse')).toBe(200);
    for (let guess = 0; guess < 24; guess++) await from(`198.51.100.${guess}`, 'wrong');
    expect(await from('203.0.113.9', 'correct horse')).toBe(429);
    expect(await from('192.0.2.1', 'correct horse')).toBe(200);
  });

  it('locks an account longer after each further failure', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await signIn('ada@navette.example', 'wrong');
    now = new Date(start.getTime() + 31_000);
    await signIn('ada@navette.example', 'wrong');
    expect((await signIn('ada@navette.example', 'correct horse')).problem.params).toEqual({ seconds: 60 });
  });

  it('lets through at most five of many concurrent attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('ada@navette.example', 'wrong')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('locks a network address that tries many accounts', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 41; attempt++)
      statuses.push((await signIn(`user${attempt}@navette.example`, 'wrong')).status);
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
    expect(statuses[40]).toBe(429);
  });

  it('the limit on attempts does not lock users who sign in successfully again and again', async () => {
    for (let attempt = 0; attempt < 50; attempt++)
      expect((await signIn('ada@navette.example', 'correct horse')).status).toBe(200);
  });
});
