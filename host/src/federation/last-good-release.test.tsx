import { signOut } from '@navette/shared/session';
import { testUser } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '../app/reload.ts';
import { remoteModule } from '../testing/stand-ins/federation.ts';
import { releaseAnswer } from '../testing/release-answer.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { sampleSet } from '../testing/sample-set.ts';

const LAST_GOOD = /last version that worked in this browser/;
const unreachable = (): Response => new HttpResponse(null, { status: 503 });

/** Opens the bookings while the server answers as it should, and signs out, as every evening. */
async function openOnce(userId: number): Promise<void> {
  const { unmount } = renderSignedIn({
    route: '/booking',
    user: testUser('dispatch', { id: userId }),
    handlers: { signOut: () => ({ auth: false }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'The bookings' });
  unmount();
  signOut();
}

const openAgain = (answer: () => Response, userId = 7) =>
  renderSignedIn({ route: '/booking', user: testUser('dispatch', { id: userId }), release: answer });

beforeEach(() => {
  vi.mocked(reload).mockReset();
  remoteModule('navette_dispatch_1_0_0/pages/booking', () => Promise.resolve({ default: () => <h1>The bookings</h1> }));
});

describe('the last good release of a browser', () => {
  it('runs when the server cannot be reached, with menu, pages and a banner', async () => {
    await openOnce(7);
    const { user } = openAgain(unreachable);
    await screen.findByRole('heading', { level: 1, name: 'The bookings' });
    expect(screen.getByRole('link', { name: 'Bookings' })).toBeTruthy();
    await screen.findByText(LAST_GOOD);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('runs when the answer of the server is damaged', async () => {
    await openOnce(7);
    openAgain(() => HttpResponse.json({ ...releaseAnswer(), set: { remotes: 'gone' } }));
    await screen.findByRole('heading', { level: 1, name: 'The bookings' });
    expect(await screen.findByText(LAST_GOOD)).toBeTruthy();
  });

  it('replaces a remote whose entry in the set is damaged, and names it', async () => {
    await openOnce(7);
    const set = sampleSet({ id: 'damaged' });
    openAgain(() =>
      HttpResponse.json({ ...releaseAnswer({ set }), set: { ...set, remotes: { dispatch: { version: 1 } } } }),
    );
    await screen.findByRole('heading', { level: 1, name: 'The bookings' });
    expect(await screen.findByText(/Dispatching: the new version does not work here/)).toBeTruthy();
    expect(screen.queryByText(LAST_GOOD)).toBeNull();
  });

  it('the last good release of a browser is not that of another user of the same computer', async () => {
    await openOnce(7);
    openAgain(unreachable, 8);
    expect(await screen.findByText('The list of the application’s parts could not be loaded.')).toBeTruthy();
  });

  it('the last good release of a browser is replaced by the next answer of the server', async () => {
    await openOnce(7);
    openAgain(() => HttpResponse.json(releaseAnswer({ set: sampleSet({ id: 'next' }) })));
    await waitFor(() => expect(localStorage.getItem('navette.lastRelease')).toContain('"id":"next"'));
  });
});
