import { testUser } from '@navette/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pinned } from '../federation/testing/pinned.ts';
import { remoteModule } from '../testing/stand-ins/federation.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { sampleSet } from '../testing/sample-set.ts';

const isConnected = () => document.querySelector<HTMLElement>('header[data-connected]')?.dataset.connected;

describe('the top bar', () => {
  it('shows the connection status in the top bar, and reconnects on request', async () => {
    const { socket, user } = renderSignedIn();
    await vi.waitFor(() => expect(isConnected()).toBe('true'));
    act(() => socket.drop());
    expect(isConnected()).toBe('false');
    await screen.findByText('Not connected (Please refresh)');
    await user.click(screen.getByRole('button', { name: 'Reconnect' }));
    act(() => socket.accept());
    await vi.waitFor(() => expect(screen.queryByText('Not connected (Please refresh)')).toBeNull());
    expect(isConnected()).toBe('true');
  });

  it('keeps the sound off once it was switched off', async () => {
    const { user } = renderSignedIn();
    const mute = await screen.findByRole('button', { name: 'Mute sound' });
    await user.click(mute);
    expect(mute.getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('navette.soundMuted')).toBe('true');
    await user.click(mute);
  });
});

describe('a slot of the bar', () => {
  const { dispatch } = sampleSet().remotes;
  const declaration = {
    ...pinned().declaration,
    slots: [{ slot: 'bar.mail', module: './slots/mail', page: 'mail' } as const],
  };
  const set = sampleSet({
    remotes: {
      dispatch: {
        ...pinned(),
        ...dispatch,
        modules: {
          ...pinned().modules,
          './pages/booking': ['page.js'],
          './dialogs/booking': ['page.js'],
          './slots/mail': ['page.js'],
        },
        declaration,
      },
    },
  });

  it('fills a slot of the bar with a remote for permitted users', async () => {
    remoteModule('navette_dispatch_1_0_0/slots/mail', () =>
      Promise.resolve({ default: () => <button>3 unread</button> }),
    );
    renderSignedIn({ set, user: testUser('dispatch') });
    expect(await screen.findByRole('button', { name: '3 unread' })).toBeTruthy();
  });

  it('a slot of the bar is not drawn again when another page is opened', async () => {
    const drawn = vi.fn(() => <button>3 unread</button>);
    remoteModule('navette_dispatch_1_0_0/slots/mail', () => Promise.resolve({ default: () => drawn() }));
    remoteModule('navette_dispatch_1_0_0/pages/booking', () =>
      Promise.resolve({ default: () => <h1>The bookings</h1> }),
    );
    const { user } = renderSignedIn({ set, user: testUser('dispatch') });
    await screen.findByRole('button', { name: '3 unread' });
    const before = drawn.mock.calls.length;
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await user.click(await menu.findByRole('link', { name: 'Bookings' }));
    await screen.findByRole('heading', { name: 'The bookings' });
    expect(drawn).toHaveBeenCalledTimes(before);
  });

  it('neither renders nor fetches a slot of the bar for other users', async () => {
    const load = vi.fn(() => Promise.resolve({ default: () => <button>3 unread</button> }));
    remoteModule('navette_dispatch_1_0_0/slots/mail', load);
    renderSignedIn({ set, user: testUser('account') });
    await screen.findByRole('navigation', { name: 'Main menu' });
    await screen.findByRole('link', { name: 'Home' });
    expect(load).not.toHaveBeenCalled();
  });

  it('shows an icon with Retry when a slot fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    remoteModule('navette_dispatch_1_0_0/slots/mail', () => Promise.reject(new Error('boom')));
    const { user } = renderSignedIn({ set, user: testUser('dispatch') });
    const mark = await screen.findByRole('button', { name: /this part is not available at the moment. Retry/ });
    remoteModule('navette_dispatch_1_0_0/slots/mail', () =>
      Promise.resolve({ default: () => <button>3 unread</button> }),
    );
    await user.click(mark);
    expect(await screen.findByRole('button', { name: '3 unread' })).toBeTruthy();
  });
});
