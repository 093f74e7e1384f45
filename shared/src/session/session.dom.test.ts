import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/suite-api.ts';
import { problem } from '../testing/contract-handlers.ts';
import { testUser } from '../testing/test-user.ts';
import { refreshEachSession, refreshSession, renewSession } from './renew-session.ts';
import { isUnlockedFor } from './personal-storage.ts';
import { currentSession, clearSession, keepSession } from './session-state.ts';
import { changePassword, signIn, signOut } from './sign-in.ts';
import {
  followSession,
  MINUTE,
  status,
  stored,
  session,
  cleanup,
  serverAnswers,
  inMinutes,
} from './testing/session-stage.ts';

followSession();

it('removes personal data at sign-out, also under keys that no loaded module uses', () => {
  keepSession(session());
  const personal = ['navette.personal.estimator.1', 'navette.draft.booking.1', 'navette.estimator.1'];
  for (const key of personal) localStorage.setItem(key, 'Rue Haute 12');
  localStorage.setItem('navette.other', 'kept');
  clearSession();
  for (const key of personal) expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem('navette.other')).toBe('kept');
});

describe('signing in', () => {
  const credentials = { email: 'dispatch@navette.example', password: 'navette-demo' };
  const granted = () => ({ auth: true, token: 'first', user: testUser(), msg: null, expiresAt: inMinutes(1000) });

  it('starts a session at sign-in that all tabs and the next visit find', async () => {
    serverAnswers({
      signIn: ({ body }) => (body.password === 'navette-demo' ? granted() : problem(400, 'validation')),
    });
    await expect(signIn(credentials)).resolves.toEqual({ kind: 'signedIn', user: testUser() });
    expect([status(), currentSession()?.token]).toEqual(['active', 'first']);
    expect(JSON.parse(stored() ?? '')).toMatchObject({ token: 'first', user: { role: 'dispatch' } });
  });

  it('starts no session with wrong credentials', async () => {
    serverAnswers({
      signIn: () => ({ auth: false, token: null, user: null, msg: 'problem.auth.wrongCredentials', expiresAt: null }),
    });
    await expect(signIn(credentials)).resolves.toEqual({
      kind: 'refused',
      messageKey: 'problem.auth.wrongCredentials',
    });
    expect([status(), stored()]).toEqual(['anonymous', null]);
  });

  it('starts the session after a required change of password', async () => {
    serverAnswers({
      signIn: () => ({ auth: true, token: null, user: testUser(), msg: 'change pass', expiresAt: null }),
      changePassword: () => granted(),
    });
    await expect(signIn(credentials)).resolves.toEqual({ kind: 'changePassword' });
    expect(status()).toBe('anonymous');
    await expect(
      changePassword({ email: credentials.email, oldpassword: 'a', newpassword: 'bbbbbb' }),
    ).resolves.toMatchObject({ kind: 'signedIn' });
    expect(status()).toBe('active');
  });

  it('distinguishes too many attempts from wrong credentials', async () => {
    serverAnswers({ signIn: () => problem(429, 'rateLimited') });
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 'rateLimited' });
  });

  it('computes the expiry despite a wrong clock of this computer', async () => {
    const serverNow = Date.now() - 48 * 60 * MINUTE;
    const answer = { ...granted(), expiresAt: new Date(serverNow + 1000 * MINUTE).toISOString() };
    serverAnswers({ signIn: () => Response.json(answer, { headers: { Date: new Date(serverNow).toUTCString() } }) });
    await signIn(credentials);
    expect(status()).toBe('active');
  });
});

describe('the end of a session', () => {
  it('announces the end of a session five minutes before', () => {
    vi.useFakeTimers();
    keepSession(session());
    vi.advanceTimersByTime(995 * MINUTE - 1);
    expect(status()).toBe('active');
    vi.advanceTimersByTime(1);
    expect(status()).toBe('expiring');
    vi.advanceTimersByTime(5 * MINUTE);
    expect(status()).toBe('expired');
    expect([currentSession()?.user.id, cleanup.mock.calls]).toEqual([1, []]);
  });

  it('expires the session when the computer wakes up after its end', () => {
    vi.useFakeTimers();
    keepSession(session());
    vi.setSystemTime(Date.now() + 2000 * MINUTE);
    expect(status()).toBe('active');
    dispatchEvent(new Event('visibilitychange'));
    expect(status()).toBe('expired');
  });

  it('postpones the end of the session with a new token', async () => {
    keepSession(session({ expiresAt: Date.now() + 2 * MINUTE }));
    expect(status()).toBe('expiring');
    let renewals = 0;
    serverAnswers({
      renewSession: ({ request }) => {
        renewals += 1;
        return request.headers.get('Authorization') === 'Bearer first'
          ? { token: 'second', user: testUser(), expiresAt: inMinutes(1000) }
          : problem(401, 'unauthorized');
      },
    });
    await expect(Promise.all([renewSession(), renewSession()])).resolves.toEqual([true, true]);
    expect([renewals, status(), currentSession()?.token]).toEqual([1, 'active', 'second']);
  });

  it('expires the session when the server refuses to renew it, not when it cannot be reached', async () => {
    keepSession(session());
    serverAnswers({ renewSession: () => problem(500, 'internal') });
    await expect(renewSession()).rejects.toMatchObject({ status: 500 });
    expect(status()).toBe('active');
    serverAnswers({ renewSession: () => problem(401, 'unauthorized') });
    await expect(renewSession()).resolves.toBe(false);
    expect(status()).toBe('expired');
  });

  it('takes the pages that the server grants on refresh', async () => {
    keepSession(session());
    serverAnswers({ getSession: () => ({ user: testUser('lead'), expiresAt: inMinutes(500) }) });
    await expect(refreshSession()).resolves.toBe(true);
    expect(currentSession()).toMatchObject({ token: 'first', user: { role: 'lead' } });
  });
});

it('requests each new session from the server, until it has the storage key of the user', async () => {
  const asked: (string | null)[] = [];
  const storageKey = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
  serverAnswers({
    getSession: ({ request }) => {
      asked.push(request.headers.get('Authorization'));
      return { user: testUser(), expiresAt: inMinutes(500), storageKey };
    },
  });
  const stop = refreshEachSession();
  expect(asked).toEqual([]);
  keepSession(session());
  await vi.waitFor(() => expect(asked).toEqual(['Bearer first']));
  await vi.waitFor(() => expect(isUnlockedFor(testUser().id)).toBe(true));
  keepSession(session({ token: 'second' }));
  clearSession();
  keepSession(session({ token: 'third' }));
  await vi.waitFor(() => expect(asked).toEqual(['Bearer first', 'Bearer third']));
  stop();
});

describe('a call in an expired session', () => {
  const settings = () => api.GET('/service/settings').then(({ data }) => data);
  beforeEach(() => {
    keepSession(session());
    serverAnswers({
      listSettings: ({ request }) =>
        request.headers.get('Authorization') === 'Bearer second' ? [] : problem(401, 'unauthorized'),
    });
  });

  it('retries a call of an expired session once the same user has signed in again', async () => {
    const call = settings();
    await vi.waitFor(() => expect(status()).toBe('expired'));
    expect(cleanup).not.toHaveBeenCalled();
    keepSession(session({ token: 'second' }));
    await expect(call).resolves.toEqual([]);
    expect(status()).toBe('active');
  });

  it('retries a call at once when the token was renewed since', async () => {
    const call = settings();
    keepSession(session({ token: 'second' }));
    await expect(call).resolves.toEqual([]);
  });

  it.each([
    ['the user signs out', () => clearSession()],
    ['another user signs in', () => keepSession(session({ token: 'second', user: testUser('lead', { id: 2 }) }))],
  ])('fails when %s', async (_how, change) => {
    serverAnswers({ deleteBooking: ({ request }) => problem(401, request.headers.get('Authorization') ?? 'none') });
    const call = api.DELETE('/api/booking/{id}', { params: { path: { id: 1 } } });
    await vi.waitFor(() => expect(status()).toBe('expired'));
    change();
    await expect(call).rejects.toMatchObject({ status: 401, code: 'Bearer first' });
    expect(cleanup).toHaveBeenCalledOnce();
  });
});

describe('signing out', () => {
  it('revokes the token, clears the session and wipes the data of the user at sign-out', async () => {
    keepSession(session());
    const revoked: (string | null)[] = [];
    serverAnswers({
      signOut: ({ request }) => {
        revoked.push(request.headers.get('Authorization'));
        return { auth: false };
      },
    });
    signOut();
    expect([status(), stored(), cleanup.mock.calls.length]).toEqual(['anonymous', null, 1]);
    await vi.waitFor(() => expect(revoked).toEqual(['Bearer first']));
  });

  it('signs out without a network', () => {
    keepSession(session());
    serverAnswers({ signOut: () => Response.error() });
    signOut();
    expect(status()).toBe('anonymous');
  });
});
