import { describe, expect, it, vi } from 'vitest';
import { testUser } from '../testing/test-user.ts';
import { SESSION_KEY, currentSession, expireSession, keepSession } from './session-state.ts';
import { followSession, status, stored, session, inOtherTab, cleanup } from './testing/session-stage.ts';

followSession();

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
  ])('an invalid stored session is ignored: %s', async (text) => {
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
