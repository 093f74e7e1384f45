import type { PinnedRemote } from '@navette/shared/federation';
import { testUser } from '@navette/shared/testing';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { act, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pinned } from '../federation/testing/pinned.ts';
import { LoadFailure } from '../federation/load-failure.ts';
import { requestFor } from '../federation/loading-plugin.ts';
import { dropRemote } from '../federation/remote-component.ts';
import { remoteModule, type Load } from '../testing/stand-ins/federation.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { sampleSet } from '../testing/sample-set.ts';

const PAGE = 'navette_dispatch_1_0_0/pages/booking';
const FORMER = 'navette_dispatch_0_9_0/pages/booking';
const NEXT = 'navette_dispatch_1_0_1/pages/booking';

const shows = (title: string) => () => Promise.resolve({ default: () => <h1>{title}</h1> });
const gone = (): ReturnType<Load> =>
  Promise.reject(new LoadFailure('notFound', 'dispatch', '/registry/dispatch/1.0.0/page.js: 404'));
const boom = (): ReturnType<Load> => Promise.reject(new Error('boom'));
const Broken = (): ReactNode => {
  throw new Error('draws nothing');
};

/** Another build of the sample's dispatch. */
function build(version: string): PinnedRemote {
  const { dispatch } = sampleSet().remotes;
  if (!dispatch) throw new Error('no dispatch');
  return {
    ...dispatch,
    version,
    container: `navette_dispatch_${version.replaceAll('.', '_')}`,
    base: `/registry/dispatch/${version}/`,
    declaration: { ...dispatch.declaration, version },
  };
}

const failed = () => screen.findByText('Dispatching: this part is not available at the moment.');
/** Lets time pass, and what it sets going settle. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const setOnline = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
const setVisible = (visible: boolean) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // In the middle, and never twice the same: requests of a test are told apart by it.
  let drop = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => 0.5 + (drop += 1e-9));
  for (const version of ['0.9.0', '1.0.0', '1.0.1']) dropRemote(pinned(build(version)));
  remoteModule('navette_masterdata_1_0_0/pages/mcode', shows('The M-codes'));
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  return () => vi.useRealTimers();
});

describe('a page that is briefly unavailable', () => {
  it('shows a page after one immediate retry, and reports no failure', async () => {
    const load = vi.fn(gone).mockImplementationOnce(gone).mockImplementation(shows('The bookings'));
    remoteModule(PAGE, load);
    const { reported } = renderSignedIn({ route: '/booking' });
    expect(await screen.findByRole('heading', { level: 1, name: 'The bookings' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    await pass(3000);
    await vi.waitFor(() =>
      expect(reported).toEqual([{ set: '2026-05-03-sample', remote: 'dispatch', version: '1.0.0', outcome: 'loaded' }]),
    );
  });
});

describe('a page whose files are gone', () => {
  it('retries a page whose files are missing with backoff, shows the countdown, and recovers without moving the focus', async () => {
    const load = vi.fn(gone);
    remoteModule(PAGE, load);
    renderSignedIn({ route: '/booking' });
    await failed();
    expect(load).toHaveBeenCalledTimes(2);
    expect(
      (await screen.findAllByText('Trying again by itself in 2 s.')).map(
        (element) => element.getAttribute('role') ?? 'seen',
      ),
    ).toEqual(['seen', 'status']);
    await pass(1900);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(200);
    expect(load).toHaveBeenCalledTimes(3);
    await screen.findAllByText('Trying again by itself in 5 s.');
    const search = screen.getByRole('combobox', { name: 'Global search' });
    act(() => search.focus());
    load.mockImplementation(shows('The bookings'));
    await pass(5100);
    expect(await screen.findByRole('heading', { level: 1, name: 'The bookings' })).toBeTruthy();
    expect(document.activeElement).toBe(search);
  });

  it('retries a failed page at once on request, and moves the focus from the button to the page', async () => {
    const load = vi.fn(gone);
    remoteModule(PAGE, load);
    const { user } = renderSignedIn({ route: '/booking' });
    await failed();
    load.mockImplementation(shows('The bookings'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: 'The bookings' });
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('pauses retries while offline, while the page is hidden, and after the user has left it', async () => {
    const load = vi.fn(gone);
    remoteModule(PAGE, load);
    const { user } = renderSignedIn({ route: '/booking', user: testUser('super') });
    await failed();
    setOnline(false);
    await screen.findByText('Trying again as soon as the internet connection is back.');
    await pass(60_000);
    setVisible(false);
    setOnline(true);
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(2);
    setVisible(true);
    await pass(10);
    expect(load).toHaveBeenCalledTimes(3);
    await user.click(screen.getByRole('link', { name: 'M-codes' }));
    await screen.findByRole('heading', { level: 1, name: 'The M-codes' });
    await pass(120_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('reports a failed page to the server once, with the incident that the user reads', async () => {
    remoteModule(PAGE, gone);
    const { reported } = renderSignedIn({ route: '/booking' });
    await failed();
    await pass(10_000);
    await vi.waitFor(() => expect(reported).toHaveLength(1));
    const [event] = reported;
    expect(event).toMatchObject({
      set: '2026-05-03-sample',
      remote: 'dispatch',
      version: '1.0.0',
      outcome: 'notFound',
      detail: '/registry/dispatch/1.0.0/page.js: 404',
    });
    expect(event?.incidentId).toMatch(/^[2-9A-Z]{8}$/);
  });

  it('shows only the failure of the page when its report fails too', async () => {
    remoteModule(PAGE, gone);
    renderSignedIn({ route: '/booking', handlers: { reportLoads: () => new Response('', { status: 500 }) } });
    await failed();
    await pass(1000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

it('does not run a page with broken code again until another build is pinned, and then does so automatically', async () => {
  let set = sampleSet();
  const load = vi.fn(boom);
  remoteModule(PAGE, load);
  remoteModule(NEXT, shows('The repaired bookings'));
  renderSignedIn({ route: '/booking', release: () => ({ set }) });
  await failed();
  expect(load).toHaveBeenCalledTimes(2);
  await screen.findAllByText(/A corrected version is loaded as soon as it is released/);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  set = sampleSet({ remotes: { ...set.remotes, dispatch: build('1.0.1') } });
  await pass(60_000);
  expect(await screen.findByRole('heading', { level: 1, name: 'The repaired bookings' })).toBeTruthy();
});

describe('a new version that fails where there is a former one', () => {
  const release = { fallbacks: { dispatch: build('0.9.0') } };
  const banner = () =>
    screen.findByText('Dispatching: version 1.0.0 does not work here. You keep working with version 0.9.0.');

  it('falls back to the former version in the whole tab, says so, and tries the new one on request', async () => {
    remoteModule(PAGE, boom);
    remoteModule(FORMER, shows('The former bookings'));
    const { user, reported } = renderSignedIn({ route: '/booking', release });
    await screen.findByRole('heading', { level: 1, name: 'The former bookings' });
    expect((await banner()).closest('[role=status]')?.textContent).toContain('It ran into an unexpected error.');
    await vi.waitFor(() =>
      expect(reported.map(({ version, outcome }) => `${version} ${outcome}`)).toEqual(['1.0.0 threw']),
    );
    const tryIt = screen.getByRole('button', { name: 'Try the new version' });
    await user.click(tryIt);
    expect(await screen.findByText(/The new version still does not work/)).toBeTruthy();
    remoteModule(PAGE, shows('The new bookings'));
    await user.click(tryIt);
    expect(await screen.findByRole('heading', { level: 1, name: 'The new bookings' })).toBeTruthy();
    expect(screen.queryByText(/You go on with version/)).toBeNull();
  });

  it('falls back to the former version also when the new one loads but throws on render', async () => {
    remoteModule(PAGE, () => Promise.resolve({ default: Broken }));
    remoteModule(FORMER, shows('The former bookings'));
    const { reported } = renderSignedIn({ route: '/booking', release });
    await screen.findByRole('heading', { level: 1, name: 'The former bookings' });
    await banner();
    await pass(3000);
    await vi.waitFor(() =>
      expect(reported.map(({ version, outcome }) => `${version} ${outcome}`)).toEqual(['1.0.0 threw', '0.9.0 loaded']),
    );
  });

  it('shows the failure of the new version when the former one fails as well', async () => {
    remoteModule(PAGE, boom);
    remoteModule(FORMER, () => Promise.resolve({ default: Broken }));
    const { reported } = renderSignedIn({ route: '/booking', release });
    const alert = (await failed()).closest('[role=alert]');
    expect(alert?.textContent).toContain('dispatch 1.0.0 · threw');
    expect(screen.queryByText(/You go on with version/)).toBeNull();
    await vi.waitFor(() =>
      expect(reported.map(({ version, outcome }) => `${version} ${outcome}`)).toEqual(['1.0.0 threw', '0.9.0 threw']),
    );
  });

  it('runs the former version from the start when this host can not run the new one, and counts it', async () => {
    remoteModule(FORMER, shows('The former bookings'));
    const { dispatch, ...others } = sampleSet().remotes;
    if (!dispatch) throw new Error('no dispatch');
    const later = { ...dispatch, declaration: { ...dispatch.declaration, contract: '^9.0.0' } };
    const { reported } = renderSignedIn({
      route: '/booking',
      set: sampleSet({ remotes: { ...others, dispatch: later } }),
      release,
    });
    await screen.findByRole('heading', { level: 1, name: 'The former bookings' });
    await banner();
    await pass(5000);
    await vi.waitFor(() =>
      expect(reported.map(({ version, outcome }) => `${version} ${outcome}`)).toEqual([
        '1.0.0 contract',
        '0.9.0 loaded',
      ]),
    );
  });
});

describe('a page that breaks during use', () => {
  it('shows the failure of a page that breaks during use before it retries, and reports it as an error of a loaded version', async () => {
    const Breaks = (): ReactNode => {
      const [broken, setBroken] = useState(false);
      if (broken) throw new Error('Madame Dupont was here');
      return <button onClick={() => setBroken(true)}>Break</button>;
    };
    remoteModule(PAGE, () => Promise.resolve({ default: Breaks }));
    const { user, reported } = renderSignedIn({
      route: '/booking',
      release: { fallbacks: { dispatch: build('0.9.0') } },
    });
    const button = await screen.findByRole('button', { name: 'Break' });
    await pass(11_000);
    await user.click(button);
    await failed();
    await vi.waitFor(() => expect(reported.map(({ outcome }) => outcome)).toEqual(['loaded', 'error']));
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Break' })).toBeTruthy();
  });

  it('keeps a page whose dialog can’t be fetched, reports it, and takes the former version once a retry has failed too', async () => {
    const fetchCode = vi.fn(() => Promise.reject<() => ReactNode>(new Error('ChunkLoadError')));
    const Suggestions = lazyDialog<{ readonly onClose: () => void }>(fetchCode);
    const Form = (): ReactNode => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <input aria-label="time" />
          <button onClick={() => setOpen(true)}>Suggest</button>
          {isOpen && <Suggestions onClose={() => setOpen(false)} />}
        </>
      );
    };
    remoteModule(PAGE, () => Promise.resolve({ default: Form }));
    remoteModule(FORMER, shows('The former bookings'));
    const { user, reported } = renderSignedIn({
      route: '/booking',
      release: { fallbacks: { dispatch: build('0.9.0') } },
    });
    await user.type(await screen.findByLabelText('time'), '10:00');
    await pass(11_000);
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    const failure = within(await screen.findByRole('dialog', { name: 'This part is not available at the moment.' }));
    await vi.waitFor(() => expect(reported.map(({ outcome }) => outcome)).toEqual(['loaded', 'error']));
    const chunk = () => requestFor(`${location.origin}/registry/dispatch/1.0.0/page.js`).url;
    const before = chunk();
    await user.click(failure.getByRole('button', { name: 'Retry' }));
    const reload = await failure.findByRole('button', { name: 'Reload the page' });
    expect(fetchCode).toHaveBeenCalledTimes(2);
    expect(chunk()).not.toBe(before);
    expect(screen.getByLabelText('time')).toHaveProperty('value', '10:00');
    await user.click(reload);
    await pass(3000);
    expect(await screen.findByRole('heading', { level: 1, name: 'The former bookings' })).toBeTruthy();
  });
});
