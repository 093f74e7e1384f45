import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testUser } from '../testing/test-user.ts';
import { MINUTE, session } from './testing/session-stage.ts';
import { SESSION_KEY } from './session-state.ts';

const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
const OTHER_KEY = 'HwECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
const PATH = 'navette.personal.estimator.1';
const ADDRESS = 'Rue Haute 12, Élise Maes';
const atRest = () => Object.entries<string>(localStorage).filter(([path]) => path.startsWith('navette.personal.'));

/** A page that is opened now, with its own modules. */
async function opened() {
  vi.resetModules();
  const { personalStorage, unlockPersonalStorage } = await import('./personal-storage.ts');
  const state = await import('./session-state.ts');
  return { ...state, personalStorage, unlockPersonalStorage };
}
type Page = Awaited<ReturnType<typeof opened>>;

/** Another page of a session, in which the server gave the key. */
async function openedBy(id: number, key: string): Promise<Page> {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session({ user: testUser('dispatch', { id }) })));
  const page = await opened();
  page.keepSession(session({ user: testUser('dispatch', { id }) }));
  await page.unlockPersonalStorage(id, key);
  return page;
}
const stored = () => vi.waitFor(() => expect(atRest()).toHaveLength(1));

let page: Page;
beforeEach(async () => {
  page = await openedBy(1, KEY);
  page.personalStorage.write('estimator.1', ADDRESS);
  await stored();
});

describe('personal data in the browser storage', () => {
  it('personal data in the browser storage is encrypted, under a key without personal data', () => {
    const [[path, text] = ['', '']] = atRest();
    expect(path).toBe(PATH);
    expect(text).toMatch(/^aes:[\w+/=]+$/u);
    expect(text).not.toContain('Haute');
    expect(atob(text.slice(4))).not.toContain('Haute');
  });

  it('is read by the same user after a reload', async () => {
    const next = await openedBy(1, KEY);
    expect(next.personalStorage.read('estimator.1')).toBe(ADDRESS);
  });

  it('tells a page that was drawn before the key arrived', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
    const next = await opened();
    const listener = vi.fn(() => next.personalStorage.read('estimator.1'));
    next.personalStorage.onLoad(listener);
    expect(next.personalStorage.read('estimator.1')).toBeNull();
    await next.unlockPersonalStorage(1, KEY);
    expect(listener).toHaveReturnedWith(ADDRESS);
  });

  it.each([
    ['of another user', 2, KEY],
    ['of another key', 1, OTHER_KEY],
  ])('is removed when it is %s', async (_case, id, key) => {
    const next = await openedBy(id, key);
    expect(next.personalStorage.read('estimator.1')).toBeNull();
    expect(atRest()).toEqual([]);
  });

  it('personal data in the browser storage is not stored unencrypted without a key', async () => {
    page.clearSession();
    page.keepSession(session());
    page.personalStorage.write('estimator.1', ADDRESS);
    expect([page.personalStorage.read('estimator.1'), atRest()]).toEqual([ADDRESS, []]);
  });

  it('stores the last of several changes, and removes what is deleted', async () => {
    for (const street of ['A', 'B', 'C']) page.personalStorage.write('estimator.1', street);
    await vi.waitFor(async () => expect((await openedBy(1, KEY)).personalStorage.read('estimator.1')).toBe('C'));
    page.personalStorage.write('estimator.1', null);
    expect([page.personalStorage.read('estimator.1'), atRest()]).toEqual([null, []]);
  });

  it('is removed where an earlier version stored it readable', async () => {
    localStorage.setItem('navette.personal.booqit.trips', '{"groups":[["Maes Zoé"]]}');
    localStorage.setItem('navette.draft.booking.1', 'Rue Haute 12');
    localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
    await opened();
    expect(atRest().map(([path]) => path)).toEqual([PATH]);
    expect(localStorage.getItem('navette.draft.booking.1')).toBeNull();
  });
});

describe('the end of a session without a sign-out', () => {
  it.each([
    ['expired', { expiresAt: Date.now() - 1 }],
    ['was ended by the server', { expiresAt: 0 }],
  ])('leaves nothing to the next visitor when it %s while no page was open', async (_case, end) => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session(end)));
    const next = await opened();
    expect([next.currentSession(), atRest()]).toEqual([null, []]);
  });

  it('leaves nothing to the next visitor when the browser has no session at all', async () => {
    localStorage.removeItem(SESSION_KEY);
    await opened();
    expect(atRest()).toEqual([]);
  });

  it('leaves nothing in the browser when the server refuses the session of a page', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
    const next = await opened();
    next.expireSession();
    expect(atRest()).toEqual([]);
  });

  it('keeps personal data for the same user, who signs in again over the page', async () => {
    page.expireSession();
    expect(atRest()).toEqual([]);
    page.keepSession(session({ token: 'second' }));
    await stored();
    expect((await openedBy(1, KEY)).personalStorage.read('estimator.1')).toBe(ADDRESS);
  });

  it('hides personal data from another user, who signs in over the page or in another tab', () => {
    page.expireSession();
    page.adoptSession(session({ token: 'x', user: testUser('lead', { id: 2 }) }));
    expect([page.personalStorage.read('estimator.1'), atRest()]).toEqual([null, []]);
  });

  it('removes it by the clock, at the moment the session ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    page.keepSession(session());
    vi.advanceTimersByTime(1000 * MINUTE);
    expect(atRest()).toEqual([]);
    vi.useRealTimers();
  });
});

describe('other tabs', () => {
  const inOtherTab = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

  it('takes over what another tab stored and removed', async () => {
    const stop = page.followSession();
    const text = localStorage.getItem(PATH);
    inOtherTab(PATH, null);
    await vi.waitFor(() => expect(page.personalStorage.read('estimator.1')).toBeNull());
    inOtherTab(PATH, text);
    await vi.waitFor(() => expect(page.personalStorage.read('estimator.1')).toBe(ADDRESS));
    stop();
  });

  it('keeps the data of the page when another tab removes it after the session', async () => {
    const stop = page.followSession();
    inOtherTab(SESSION_KEY, JSON.stringify(session({ expiresAt: 0 })));
    inOtherTab(PATH, null);
    inOtherTab(SESSION_KEY, JSON.stringify(session({ token: 'second' })));
    await stored();
    expect(page.personalStorage.read('estimator.1')).toBe(ADDRESS);
    stop();
  });

  it('notices on return from the back-forward cache that the session ended', () => {
    const stop = page.followSession();
    localStorage.removeItem(SESSION_KEY);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect([page.currentSession(), atRest()]).toEqual([null, []]);
    stop();
  });
});
