import type { AppAction } from '@navette/shared/domain';
import { testUser } from '@navette/shared/testing';
import { useDirtyForm } from '@navette/shared/ui-form';
import { act, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '../app/reload.ts';
import { remoteModule } from '../testing/stand-ins/federation.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { reloadRequestAtom } from './shell-state.ts';

/** A form that can be made dirty and saved. */
function Form(): ReactNode {
  const [dirty, setDirty] = useState(false);
  useDirtyForm('booking', dirty, 'page.home');
  return (
    <>
      <h1>The bookings</h1>
      <button onClick={() => setDirty(!dirty)}>{dirty ? 'Save' : 'Type'}</button>
    </>
  );
}

beforeEach(() => {
  vi.mocked(reload).mockReset();
  getDefaultStore().set(reloadRequestAtom, null);
  remoteModule('navette_dispatch_1_0_0/pages/booking', () => Promise.resolve({ default: Form }));
});

/** The first command loads what commands do. */
const PATIENCE = { timeout: 5_000 };
/** A toast, and the same for screen readers. */
const toast = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text, {}, PATIENCE)).length).toBeGreaterThan(0);

/** The shell, with a form, and what it answers. */
async function open() {
  const signedOut = vi.fn<() => void>();
  const hosted = renderSignedIn({
    route: '/booking',
    handlers: {
      signOut: () => {
        signedOut();
        return { auth: false };
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'The bookings' });
  const ask = async (action: AppAction, data: string | boolean | null = null) => {
    await act(async () => hosted.socket.emit('action', { id: action, to: 1, from: 2, by: 'Ada Super', action, data }));
    return vi.waitFor(() => {
      const { payload } = hosted.socket.sent.findLast(({ event }) => event === 'answered') ?? {};
      expect(payload).toMatchObject({ id: action });
      return payload;
    }, PATIENCE);
  };
  return { ...hosted, ask, signedOut };
}

describe('a command to this browser', () => {
  it('a command to this browser is answered with platform, browser and version', async () => {
    const { ask } = await open();
    expect(await ask('getInfo')).toMatchObject({
      done: true,
      info: { browser: null, permission: 'unsupported', position: null },
    });
  });

  it.each(['getLocation', 'requestLocationPermission'] as const)(
    '%s names the requester, and answers that the browser does not support it',
    async (action) => {
      const { ask } = await open();
      expect(await ask(action)).toMatchObject({ done: false, reason: 'unsupported' });
      await toast(/Ada Super asks where you are/u);
    },
  );

  it('reloads the page after the answer when nothing is typed', async () => {
    const { ask } = await open();
    expect(await ask('reloadApp')).toMatchObject({ done: true });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('keeps a dirty form when a reload is requested, and offers the reload after saving', async () => {
    const { ask, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    expect(await ask('reloadApp')).toMatchObject({ done: false, reason: 'unsaved' });
    expect(await screen.findByText(/Ada Super asks you to refresh the page/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('offers a reload for a version that was announced, and does not reload by itself', async () => {
    const { ask } = await open();
    expect(await ask('appUpdated', '2.4.0')).toMatchObject({ done: true });
    expect(await screen.findByText(/Version 2.4.0 is available/u)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('signs out after the answer', async () => {
    const { ask, signedOut } = await open();
    expect(await ask('logoutApp')).toMatchObject({ done: true });
    await vi.waitFor(() => expect(signedOut).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(localStorage.getItem('navette.session')).toBeNull());
  });

  it('ends the session but keeps the page when signing out would lose a dirty form', async () => {
    const { ask, user, signedOut } = await open();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await ask('logoutApp');
    await vi.waitFor(() => expect(signedOut).toHaveBeenCalledOnce());
    expect(localStorage.getItem('navette.session')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it.each([
    ['moveToForeground', null, /asks you to come back/u],
    ['setInActive', true, /has set your app inactive/u],
    ['setInActive', false, /active again/u],
    ['setEnabled', true, /active again/u],
  ] as const)('%s %s shows a message with the name of the requester', async (action, data, text) => {
    const { ask } = await open();
    expect(await ask(action, data)).toMatchObject({ done: true });
    await toast(text);
  });

  it('shows a banner while a command has set the app inactive', async () => {
    const { socket } = await open();
    const present = (active: boolean) =>
      act(async () => {
        const user = { id: testUser().id, firstname: 'Ada', lastname: 'Super', role: 'super' as const, active };
        socket.emit('presence', { users: [{ socketId: 'a', user }] });
      });
    await present(false);
    expect(screen.getByText(/^Your app is inactive/u)).toBeTruthy();
    await present(true);
    expect(screen.queryByText(/^Your app is inactive/u)).toBeNull();
  });

  it('shows a message with the name of its sender, and answers', async () => {
    const { socket } = await open();
    await act(async () =>
      socket.emit('say', { id: 'x', to: 'all', from: 2, by: 'Ada Super', text: 'Réunion à 10 h', info: null }),
    );
    await toast('Message from Ada Super');
    await toast('Réunion à 10 h');
    expect(socket.sent.at(-1)).toMatchObject({ event: 'answered', payload: { id: 'x', done: true } });
  });

  it('answers a test without showing anything', async () => {
    const { socket } = await open();
    await act(async () => socket.emit('test', { id: 'x', to: 'all', from: 2, by: 'Ada' }));
    expect(socket.sent.at(-1)).toMatchObject({ event: 'answered', payload: { id: 'x', done: true } });
    expect(screen.queryByText(/Ada/u)).toBeNull();
  });
});
