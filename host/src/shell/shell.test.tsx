import { testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteModule } from '../testing/stand-ins/federation.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { sampleSet, withRoutes } from '../testing/sample-set.ts';

const page = (title: string) => () => Promise.resolve({ default: () => <h1>{title}</h1> });

beforeEach(() => {
  remoteModule('navette_dispatch_1_0_0/pages/booking', page('The bookings'));
  remoteModule('navette_masterdata_1_0_0/pages/mcode', page('The M-codes'));
});

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

/** The entries, once those of the remotes are there. */
async function entries(): Promise<(string | null)[]> {
  const shown = await menu();
  await shown.findByRole('link', { name: 'Bookings' });
  return shown.getAllByRole('link').map((link) => link.textContent);
}

describe('the menu', () => {
  it('shows the menu entries that remotes declare and the role may open', async () => {
    renderSignedIn({ user: testUser('super') });
    expect(await entries()).toEqual(['Home', 'Bookings', 'M-codes', 'Releases']);
  });

  it('leaves out menu entries that the role may not open', async () => {
    renderSignedIn({ user: testUser('dispatch') });
    expect(await entries()).toEqual(['Home', 'Bookings']);
  });

  it('shows the menu in the language of the user, from the declarations', async () => {
    renderSignedIn({ user: testUser('super'), locale: 'fr' });
    expect((await screen.findByRole('group', { name: 'Dispatching' })).textContent).toMatch(/CoursesCodes M$/);
  });

  it('keeps the menu entries of a remote that this host can not run', async () => {
    const set = sampleSet();
    const { dispatch } = set.remotes;
    if (!dispatch) throw new Error('no dispatch');
    const later = { ...dispatch, declaration: { ...dispatch.declaration, contract: '^9.0.0' } };
    const { user } = renderSignedIn({ set: { ...set, remotes: { dispatch: later } } });
    await user.click(await (await menu()).findByRole('link', { name: 'Bookings' }));
    expect(await screen.findByText(/built for another version of the application/)).toBeTruthy();
  });
});

describe('a page of a remote', () => {
  it('draws a page of a remote in the one main element, at its declared address', async () => {
    renderSignedIn({ route: '/booking' });
    expect(
      await within(screen.getByRole('main')).findByRole('heading', { level: 1, name: 'The bookings' }),
    ).toBeTruthy();
  });

  it('a page of a remote is not fetched before its address is opened', async () => {
    const load = vi.fn(page('The bookings'));
    remoteModule('navette_dispatch_1_0_0/pages/booking', load);
    renderSignedIn();
    await entries();
    expect(load).not.toHaveBeenCalled();
  });

  it('refuses a page to a role without permission, and does not fetch it', async () => {
    const load = vi.fn(page('The M-codes'));
    remoteModule('navette_masterdata_1_0_0/pages/mcode', load);
    renderSignedIn({ route: '/mcode', user: testUser('dispatch') });
    await screen.findByText('Your role gives no access to this page. Ask your manager.');
    expect(load).not.toHaveBeenCalled();
  });

  it('shows that an unknown address has no page', async () => {
    renderSignedIn({ route: '/nowhere' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });
});

const home = {
  path: '/',
  module: './pages/home',
  page: 'home',
  titleKey: 'home.title',
  titles: { fr: 'Accueil', nl: 'Start', en: 'Home' },
  menu: { section: 'home', order: 0, icon: 'house' },
} as const;

it('shows the home page of the host unless a remote declares one', async () => {
  renderSignedIn({ user: { ...testUser('dispatch'), firstname: 'Nora' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello Nora' })).toBeTruthy();
});

it('shows the home page of the remote that declares one, with one menu entry', async () => {
  remoteModule('navette_dispatch_1_0_0/pages/home', page('The day'));
  renderSignedIn({ set: withRoutes(home), user: testUser('dispatch') });
  expect(await screen.findByRole('heading', { level: 1, name: 'The day' })).toBeTruthy();
  expect(await entries()).toEqual(['Home', 'Bookings']);
});

it('shows the failure of the home page inside the shell, and recovers by Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  remoteModule('navette_dispatch_1_0_0/pages/home', () => Promise.reject(new Error('boom')));
  const { user } = renderSignedIn({ set: withRoutes(home) });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Dispatching: this part is not available at the moment.',
  );
  await menu();
  remoteModule('navette_dispatch_1_0_0/pages/home', page('The day'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The day' })).toBeTruthy();
});

describe('a remote that fails', () => {
  it('names domain and reason of a failed remote, leaves the others alone, and recovers by Retry without a reload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    remoteModule('navette_dispatch_1_0_0/pages/booking', () => Promise.reject(new Error('boom')));
    const { user } = renderSignedIn({ route: '/booking', user: testUser('super') });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Dispatching: this part is not available at the moment.');
    expect(alert.textContent).toMatch(/incident [2-9A-HJ-NP-Z]{8}/);

    await user.click(screen.getByRole('link', { name: 'M-codes' }));
    await screen.findByRole('heading', { level: 1, name: 'The M-codes' });
    await user.click(screen.getByRole('link', { name: 'Bookings' }));
    await screen.findByRole('alert');

    remoteModule('navette_dispatch_1_0_0/pages/booking', page('The bookings'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The bookings' })).toBeTruthy();
  });

  it('keeps an error thrown on render inside the page of the remote', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('boom');
    };
    remoteModule('navette_dispatch_1_0_0/pages/booking', () => Promise.resolve({ default: Broken }));
    renderSignedIn({ route: '/booking' });
    expect((await screen.findByRole('alert')).textContent).toContain('It ran into an unexpected error.');
    screen.getByRole('navigation', { name: 'Main menu' });
  });
});

it('folds a section of the menu but for the entry of the current page, and remembers it', async () => {
  const { user, unmount } = renderSignedIn({ route: '/booking' });
  const section = await screen.findByRole('button', { name: 'Dispatching', expanded: true });
  await user.click(section);
  expect((await menu()).queryByRole('link', { name: 'M-codes' })).toBeNull();
  expect((await menu()).getByRole('link', { name: 'Bookings' })).toBeTruthy();
  expect(localStorage.getItem('navette.menu.folded')).toBe('{"dispatching":true}');
  unmount();
});

describe('a release set that fails to load', () => {
  it('keeps the shell usable and the session when the release set fails to load, and retries', async () => {
    let up = false;
    const { user } = renderSignedIn({
      route: '/booking',
      release: () => (up ? {} : new Response('', { status: 503 })),
    });
    await screen.findByText('The list of the application’s parts could not be loaded.', {}, { timeout: 10_000 });
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The bookings' })).toBeTruthy();
  });
});
