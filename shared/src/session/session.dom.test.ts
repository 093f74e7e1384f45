import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/suite-api.ts';
import { contractHandlers, problem, type ContractHandlers } from '../testing/contract-handlers.ts';
import { server } from '../testing/server.ts';
import { testUser } from '../testing/test-user.ts';
import { refreshSession, renewSession } from './renew-session.ts';
import { SESSION_KEY } from './session-storage.ts';
import { currentSession, expireSession, clearSession, keepSession, sessionStatusAtom } from './session-state.ts';
import type { Session } from './session.ts';
import { changePassword, signIn } from './sign-in.ts';
import { registerSignOutCleanup } from './sign-out-cleanup.ts';
import { signOut } from './sign-out.ts';
import { startSession } from './start-session.ts';

const MINUTE = 60_000;
const status = () => getDefaultStore().get(sessionStatusAtom);
const stored = () => localStorage.getItem(SESSION_KEY);
const session = (changes: Partial<Session> = {}): Session => ({
  token: 'first',
  user: testUser(),
  expiresAt: Date.now() + 1000 * MINUTE,
  ...changes,
});
/** What another tab wrote: a browser tells every tab but the one that wrote. */
const inOtherTab = (value: Session | null) => {
  const newValue = value && JSON.stringify(value);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue, storageArea: localStorage }));
};

const cleanup = vi.fn<() => void>();
let stop: () => void;
let unregister: () => void;
beforeEach(() => {
  stop = startSession();
  cleanup.mockReset();
  unregister = registerSignOutCleanup(cleanup);
});
afterEach(() => {
  unregister();
  clearSession();
  stop();
  vi.useRealTimers();
});

const serverAnswers = (handlers: ContractHandlers) => server.use(...contractHandlers(handlers));
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

it('wipes what the browser keeps of patients at sign-out, also what no loaded module knows', () => {
  keepSession(session());
  localStorage.setItem('navette.personal.estimator.1', 'Rue Haute 12');
  const former = ['navette.draft.booking.1', 'navette.estimator.1'];
  for (const key of former) localStorage.setItem(key, 'Rue Haute 12');
  localStorage.setItem('navette.other', 'kept');
  clearSession();
  for (const key of former) expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem('navette.personal.estimator.1')).toBeNull();
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

describe('other tabs', () => {
  it('a tab is signed out by another tab', () => {
    keepSession(session());
    inOtherTab(null);
    expect([status(), cleanup.mock.calls.length]).toEqual(['anonymous', 1]);
  });

  it('a tab is signed in by another tab', () => {
    inOtherTab(session());
    expect([status(), cleanup.mock.calls.length]).toEqual(['active', 0]);
  });

  it('wipes the data of the former user when another tab signs in somebody else', () => {
    keepSession(session());
    inOtherTab(session({ token: 'x', user: testUser('lead', { id: 2 }) }));
    expect([status(), currentSession()?.user.id, cleanup.mock.calls.length]).toEqual(['active', 2, 1]);
  });

  it('expires and recovers with another tab without wiping anything', () => {
    keepSession(session());
    inOtherTab(session({ expiresAt: 0 }));
    expect(status()).toBe('expired');
    inOtherTab(session({ token: 'second' }));
    expect([status(), cleanup.mock.calls]).toEqual(['active', []]);
  });

  it('notifies other tabs of an expiry', () => {
    keepSession(session());
    expireSession();
    expect(JSON.parse(stored() ?? '')).toMatchObject({ expiresAt: 0 });
  });
});

describe('a stored session', () => {
  /** As a page that is opened now sees it. */
  const opened = async () => {
    vi.resetModules();
    const { currentSession: found } = await import('./session-state.ts');
    return found();
  };

  it('restores the stored session at the next visit', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
    expect(await opened()).toMatchObject({ token: 'first', user: { firstname: 'Camille' } });
  });

  it('ignores a stored session that has expired', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session({ expiresAt: Date.now() - 1 })));
    expect(await opened()).toBeNull();
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"token":"x"}',
    JSON.stringify({ token: 'x', expiresAt: 9e15, user: { ...testUser(), role: 'driver' } }),
    JSON.stringify({ token: '', expiresAt: 9e15, user: testUser() }),
  ])('that is not one is ignored: %s', async (text) => {
    localStorage.setItem(SESSION_KEY, text);
    expect(await opened()).toBeNull();
  });

  it('drops stored pages that this release does not know', async () => {
    localStorage.setItem(
      SESSION_KEY,
      JSON.stringify({ ...session(), user: { ...testUser(), pages: ['booking', 'hologram', 3] } }),
    );
    expect((await opened())?.user.pages).toEqual(['booking']);
  });
});
