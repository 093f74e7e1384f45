import { testUser } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '../app/reload.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { isSafeMode, rememberSafeMode } from './tab-choices.ts';

const startAt = (address: string): void => {
  history.replaceState(null, '', address);
  rememberSafeMode();
};

beforeEach(() => {
  vi.mocked(reload).mockReset();
  return () => history.replaceState(null, '', '/');
});

describe('safe mode', () => {
  it('safe mode starts by a parameter of the address, which is then removed', () => {
    startAt('/booking?safe=1&day=2026-05-04');
    expect([isSafeMode(), location.pathname + location.search]).toEqual([true, '/booking?day=2026-05-04']);
  });

  it('safe mode lasts until the address ends it', () => {
    startAt('/?safe=1');
    startAt('/booking');
    expect(isSafeMode()).toBe(true);
    startAt('/?safe=0');
    expect(isSafeMode()).toBe(false);
  });

  it('safe mode loads neither remotes nor the release set, and offers a way out', async () => {
    startAt('/?safe=1');
    const release = vi.fn(() => ({}));
    const { user } = renderSignedIn({ route: '/booking', user: testUser('super'), release });
    expect(await screen.findByText('In safe mode this page is not loaded.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Releases' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Bookings' })).toBeNull();
    expect(release).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Leave safe mode' }));
    expect([isSafeMode(), vi.mocked(reload).mock.calls.length]).toEqual([false, 1]);
  });
});
