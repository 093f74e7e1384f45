import { api } from '@navette/shared/api';
import { expireSession, keepSession } from '@navette/shared/session';
import { problem, testUser } from '@navette/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderSignedIn } from '../testing/render-signed-in.tsx';

const user = testUser('dispatch');
const session = { auth: true, token: 'fresh', user, msg: null, expiresAt: '2030-01-01T00:00:00Z' };

describe('a session that expires during work', () => {
  it('asks the same user to sign in over the page after an expiry, and repeats the failed call', async () => {
    const tokens: (string | null)[] = [];
    const { user: person, address } = renderSignedIn({
      user,
      handlers: {
        signIn: () => session,
        listSettings: ({ request }) => {
          const token = request.headers.get('Authorization');
          tokens.push(token);
          return token === 'Bearer fresh' ? [] : problem(401, 'unauthorized');
        },
      },
    });
    await screen.findByRole('navigation', { name: 'Main menu' });
    const call = api.GET('/service/settings');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has expired' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).readOnly).toBe(true);
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await person.type(dialog.getByLabelText('Password'), 'navette-demo{Enter}');
    expect((await call).data).toEqual([]);
    expect(tokens).toEqual(['Bearer test-token', 'Bearer fresh']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/');
  });

  it('lets the user leave instead of signing in again', async () => {
    const { user: person } = renderSignedIn({ user, handlers: { signOut: () => ({ auth: false }) } });
    await screen.findByRole('navigation', { name: 'Main menu' });
    act(() => expireSession());
    await person.click(await screen.findByRole('button', { name: 'Log off' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a session about to end', () => {
  it('extends a session about to expire with one click', async () => {
    const { user: person } = renderSignedIn({
      user,
      handlers: { renewSession: () => ({ token: 'fresh', user, expiresAt: '2030-01-01T00:00:00Z' }) },
    });
    act(() => keepSession({ token: 'test-token', user, expiresAt: Date.now() + 4 * 60_000 }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Your session ends at \d\d:\d\d\./);
    await person.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('reports a session that could not be extended', async () => {
    const { user: person } = renderSignedIn({ user, handlers: { renewSession: () => problem(500, 'internal') } });
    act(() => keepSession({ token: 'test-token', user, expiresAt: Date.now() + 4 * 60_000 }));
    await person.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    expect(await screen.findByText(/Something went wrong on the server/)).toBeTruthy();
  });
});
