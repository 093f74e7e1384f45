import { useDirtyForm } from '@navette/shared/ui-form';
import { server } from '@navette/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '../../app/reload.ts';
import { chosenChannel } from '../../federation/tab-choices.ts';
import { remoteModule } from '../../testing/stand-ins/federation.ts';
import type { AnsweredRelease } from '../../testing/release-answer.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { sampleSet } from '../../testing/sample-set.ts';

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

const stable = sampleSet({ id: 'first' });
const next = sampleSet({ id: 'second' });

beforeEach(() => {
  vi.mocked(reload).mockReset();
  remoteModule('navette_dispatch_1_0_0/pages/booking', () => Promise.resolve({ default: Form }));
});

/** The shell on the first set; `now` is what the server answers from then on. */
async function open(now: AnsweredRelease, first: AnsweredRelease = {}) {
  let release: AnsweredRelease = { set: stable, ...first };
  const hosted = renderSignedIn({ route: '/booking', release: () => release });
  await screen.findByRole('heading', { level: 1, name: 'The bookings' });
  release = now;
  const announce = (set: string, channel: 'stable' | 'staged') =>
    act(async () => hosted.socket.emit('release', { set, channel }));
  return { ...hosted, announce };
}

describe('another release', () => {
  it('offers a reload for another release politely, at the same address', async () => {
    const { user, announce, address } = await open({ set: next });
    await announce('second', 'stable');
    const offer = await screen.findByText('A new version is ready. You will stay on this page.');
    expect(offer.closest('[role=status]')).toBeTruthy();
    expect(offer.closest('[role=alert]')).toBeNull();
    expect([vi.mocked(reload).mock.calls.length, address()]).toEqual([0, '/booking']);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says beforehand that the next release no longer has the page that is open', async () => {
    const { masterdata } = next.remotes;
    const { announce } = await open({ set: { ...next, remotes: masterdata ? { masterdata } : {} } });
    await announce('second', 'stable');
    expect(await screen.findByText('A new version is ready. The new version no longer has this page.')).toBeTruthy();
  });

  it('waits with a reload while a form is dirty, and never reloads by itself', async () => {
    const { user, announce } = await open({ set: next });
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await announce('second', 'stable');
    await screen.findByText('A new version is ready. You can refresh once what you are typing is saved.');
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('withdraws the offer of a reload when ops roll back to the release of the page', async () => {
    const { announce } = await open({ set: next });
    await announce('second', 'stable');
    await screen.findByRole('button', { name: 'Refresh' });
    await announce('first', 'stable');
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull());
  });

  it('offers no reload for the same release', async () => {
    const asked = vi.fn();
    const { announce } = await open({ set: stable });
    server.events.on('request:start', asked);
    await announce('first', 'stable');
    server.events.removeAllListeners();
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });
});

describe('a staged release', () => {
  const { dispatch } = sampleSet().remotes;
  const former = dispatch && {
    ...dispatch,
    version: '0.9.0',
    container: 'navette_dispatch_0_9_0',
    base: '/registry/dispatch/0.9.0/',
    declaration: { ...dispatch.declaration, version: '0.9.0' },
  };
  const trial: AnsweredRelease = {
    channel: 'staged',
    preview: true,
    set: sampleSet({ id: 'trial' }),
    fallbacks: former ? { dispatch: former } : {},
  };

  it('marks a staged release, names its remotes, and leaves it with one click', async () => {
    const { user } = await open(trial, trial);
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Dispatching: 1.0.0 instead of 0.9.0')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the stable version' }));
    expect([chosenChannel(), vi.mocked(reload).mock.calls.length]).toEqual(['stable', 1]);
  });

  it('takes the badge away without an offer when the release on trial is activated for everybody', async () => {
    const { announce } = await open({ ...trial, channel: 'stable', preview: false }, trial);
    await screen.findByRole('button', { name: 'Preview' });
    await announce('trial', 'stable');
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });

  it('does not leave a staged release while a form is dirty', async () => {
    const { user } = await open(trial, trial);
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the stable version' }));
    expect(await screen.findAllByText('Save what you are typing first.')).not.toEqual([]);
    expect([chosenChannel(), vi.mocked(reload).mock.calls.length]).toEqual(['staged', 0]);
  });

  it('lets a user who left a staged release return, without an offer in the way', async () => {
    localStorage.setItem('navette.releaseChannel', 'stable');
    const { user, announce } = await open({ set: stable, preview: true }, { set: stable, preview: true });
    await announce('trial', 'staged');
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Try the next version' }));
    expect([chosenChannel(), vi.mocked(reload).mock.calls.length]).toEqual(['staged', 1]);
  });

  it('offers a release that is staged for the user during their session', async () => {
    const { announce } = await open(trial);
    await announce('trial', 'staged');
    expect(await screen.findByText(/The next version is ready to try/)).toBeTruthy();
  });
});

describe('a remote overridden by a developer', () => {
  const ask = (text: string) => sessionStorage.setItem('navette.override', JSON.stringify([text]));

  it('names an override with its origin while it is active, and removes it with one click', async () => {
    const { dispatch } = sampleSet().remotes;
    server.use(
      http.get('http://localhost:3000/declaration.json', () =>
        HttpResponse.json({ ...dispatch?.declaration, version: '9.9.9' }),
      ),
      http.get('http://localhost:3000/mf-manifest.json', () =>
        HttpResponse.json({
          metaData: { globalName: 'navette_dispatch_dev', remoteEntry: { name: 'remoteEntry.js' } },
        }),
      ),
      http.get('http://localhost:3000/messages/*', () => HttpResponse.json({})),
    );
    remoteModule('navette_dispatch_dev/pages/booking', () => Promise.resolve({ default: () => <h1>The bookings</h1> }));
    ask('dispatch@http://localhost:3000/');
    const { user, reported } = await open({}, { overrides: ['http://localhost:3000'] });
    await screen.findByText('Dispatching comes from http://localhost:3000, not from the release.');
    await user.click(screen.getByRole('button', { name: 'Back to the release' }));
    expect([sessionStorage.getItem('navette.override'), vi.mocked(reload).mock.calls.length, reported]).toEqual([
      null,
      1,
      [],
    ]);
  });

  it('reports an override that ops do not allow', async () => {
    ask('dispatch@http://localhost:3000/');
    await open({});
    const notice = await screen.findByText(
      '“dispatch@http://localhost:3000/” is not used: this origin is not allowed at the moment.',
    );
    expect(within(screen.getByRole('main')).queryByText(/is not used/)).toBeNull();
    expect(notice.closest('[role=status]')).toBeTruthy();
  });
});
