import { testUser } from '@navette/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteModule } from '../../testing/stand-ins/federation.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { withRoutes } from '../../testing/sample-set.ts';

const found = (...hits: readonly { route: 'client' | 'booking'; id: number; client?: string; name?: string }[]) => ({
  hits: { hits: hits.map((hit) => ({ _source: hit })) },
});

beforeEach(() => {
  remoteModule('navette_dispatch_1_0_0/pages/booking', () => Promise.resolve({ default: () => <h1>The bookings</h1> }));
});

describe('the command palette', () => {
  it('opens a page from the palette by keyboard alone', async () => {
    const { user, address } = renderSignedIn({ handlers: { searchAll: () => found() } });
    await screen.findAllByRole('link', { name: 'Bookings' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Command, page or record' }), 'book{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'The bookings' });
    expect(address()).toBe('/booking');
  });

  it('offers a new booking and a new client to users who may create them', async () => {
    const { user, unmount } = renderSignedIn({ user: testUser('dispatch') });
    await screen.findAllByRole('link', { name: 'Bookings' });
    await user.keyboard('{Control>}k{/Control}');
    const list = within(await screen.findByRole('listbox', { name: 'Command, page or record' }));
    expect(list.getByRole('option', { name: 'New booking' })).toBeTruthy();
    expect(list.getByRole('option', { name: 'New client' })).toBeTruthy();
    unmount();
    const invoicing = renderSignedIn({ user: testUser('invoice') });
    await invoicing.user.keyboard('{Control>}k{/Control}');
    const theirs = within(await screen.findByRole('listbox', { name: 'Command, page or record' }));
    expect(theirs.queryByRole('option', { name: 'New booking' })).toBeNull();
  });

  it('lists only the pages that the role may open in the palette', async () => {
    const { user } = renderSignedIn({ user: testUser('dispatch') });
    await screen.findAllByRole('link', { name: 'Bookings' });
    await user.keyboard('{Control>}k{/Control}');
    const list = within(await screen.findByRole('listbox', { name: 'Command, page or record' }));
    expect(list.queryByRole('option', { name: 'M-codes' })).toBeNull();
    list.getByRole('option', { name: 'Bookings' });
    list.getByRole('option', { name: 'Log off' });
  });

  it('lists pages without a menu entry in the palette, except those that another page leads to', async () => {
    const page = { module: './pages/booking', page: 'home', titleKey: 'x' } as const;
    const named = (title: string) => ({ fr: title, nl: title, en: title });
    const set = withRoutes(
      { ...page, path: '/todo', titles: named('Tasks') },
      { ...page, path: '/print/:id', titles: named('Sheet') },
      { ...page, path: '/todo/done', titles: named('Tasks behind a figure') },
      { ...page, path: '/print', titles: named('Printed list'), layout: 'bare' },
      { ...page, path: '/logs', titles: named('Logs'), page: 'logs' },
    );
    const { user, address } = renderSignedIn({ set, user: testUser('dispatch') });
    await screen.findAllByRole('link', { name: 'Bookings' });
    expect(screen.queryByRole('link', { name: 'Tasks' })).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    const list = within(await screen.findByRole('listbox', { name: 'Command, page or record' }));
    for (const title of ['Sheet', 'Tasks behind a figure', 'Printed list', 'Logs'])
      expect(list.queryByRole('option', { name: title })).toBeNull();
    await user.click(list.getByRole('option', { name: 'Tasks' }));
    expect(address()).toBe('/todo');
  });

  it('opens a record found by the server from the palette', async () => {
    const { user, address } = renderSignedIn({
      handlers: { searchAll: () => found({ route: 'booking', id: 12, client: 'Dupont Marie' }) },
    });
    await screen.findAllByRole('link', { name: 'Bookings' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Command, page or record' }), 'dupont');
    await user.click(await screen.findByRole('option', { name: /Dupont Marie/ }));
    expect(address()).toBe('/booking?id=12');
  });
});

describe('the global search', () => {
  it('shows hits of the global search in groups and opens the one chosen by arrow keys', async () => {
    const searchAll = vi.fn(() =>
      found({ route: 'booking', id: 3, client: 'Dupont' }, { route: 'booking', id: 4, client: 'Dupont' }),
    );
    const { user, address } = renderSignedIn({ handlers: { searchAll } });
    const field = await screen.findByRole('combobox', { name: 'Global search' });
    await user.type(field, 'dupont');
    within(await screen.findByRole('group', { name: 'Bookings' })).getAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/booking?id=4');
    expect(searchAll).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['global search', 'Global search'],
    ['palette', 'Command, page or record'],
  ])('Enter right after typing in the %s waits for the hits of the typed text', async (_where, name) => {
    const gates: (() => void)[] = [];
    const searchAll = async ({ body: { q } }: { readonly body: { readonly q: string } }) => {
      await new Promise<void>((resolve) => void gates.push(resolve));
      return found({ route: 'booking', id: q === 'dupont' ? 3 : 4, client: q });
    };
    const answer = async (count: number) => {
      await vi.waitFor(() => expect(gates).toHaveLength(count));
      gates[count - 1]?.();
    };
    const { user, address } = renderSignedIn({ handlers: { searchAll } });
    await screen.findAllByRole('link', { name: 'Bookings' });
    if (name !== 'Global search') await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name });
    await user.type(field, 'dupont');
    await answer(1);
    await screen.findByRole('option', { name: /dupont/ });
    await user.clear(field);
    await user.type(field, 'maes{Enter}');
    expect(address()).toBe('/');
    await answer(2);
    await waitFor(() => expect(address()).toBe('/booking?id=4'));
  });

  it('Enter opens nothing once the text has changed, or the field was left, before the hits came', async () => {
    const { user, address } = renderSignedIn({
      handlers: { searchAll: () => found({ route: 'booking', id: 3, client: 'Dupont' }) },
    });
    const field = await screen.findByRole('combobox', { name: 'Global search' });
    await user.type(field, 'dup{Enter}ont');
    await screen.findByRole('option', { name: /Dupont/ });
    await user.clear(field);
    await user.type(field, 'dupo{Enter}{Escape}dupo');
    await screen.findByRole('option', { name: /Dupont/ });
    expect(address()).toBe('/');
  });

  it('shows that the global search found nothing', async () => {
    const { user } = renderSignedIn({ handlers: { searchAll: () => found() } });
    await user.type(await screen.findByRole('combobox', { name: 'Global search' }), 'zzz');
    expect(await screen.findByText('No results')).toBeTruthy();
  });

  it('shows that the global search failed and retries', async () => {
    let up = false;
    const { user } = renderSignedIn({
      handlers: {
        searchAll: () =>
          up ? found({ route: 'booking', id: 3, client: 'Dupont' }) : new Response('', { status: 503 }),
      },
    });
    await user.type(await screen.findByRole('combobox', { name: 'Global search' }), 'dupont');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    up = true;
    await user.click(retry);
    expect(await screen.findByRole('option', { name: /Dupont/ })).toBeTruthy();
  });
});

it('closes the list of shortcuts with Back, which leads to the page before', async () => {
  const { user, address, go } = renderSignedIn();
  await screen.findAllByRole('link', { name: 'Bookings' });
  await go('/booking');
  await screen.findByRole('heading', { level: 1, name: 'The bookings' });
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).not.toBe('/booking');
});

it('opens the list of shortcuts with a question mark, not while typing', async () => {
  const { user } = renderSignedIn({ handlers: { searchAll: () => found() } });
  await user.type(await screen.findByRole('combobox', { name: 'Global search' }), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(document.body);
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

describe('the single keys of the host', () => {
  const Form = (): ReactNode => <div role="dialog" aria-label="New booking" />;

  beforeEach(() => remoteModule('navette_dispatch_1_0_0/dialogs/booking', () => Promise.resolve({ default: Form })));

  it('books by b and leads to the returns that wait by r, from a page of any remote, but not in a field', async () => {
    const { user, address } = renderSignedIn({ route: '/mcode', user: testUser('super') });
    const field = await screen.findByRole('combobox', { name: 'Global search' });
    await user.type(field, 'br');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => field.blur());
    await user.keyboard('r');
    expect(address()).toBe('/');
    await user.keyboard('b');
    expect(await screen.findByRole('dialog', { name: 'New booking' })).toBeTruthy();
  });

  it('lists them among the shortcuts of those who book, and does nothing for others', async () => {
    const { user, unmount } = renderSignedIn({ user: testUser('dispatch') });
    await user.keyboard('?');
    const shortcuts = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(shortcuts.getByText('New booking').previousElementSibling?.textContent).toBe('b');
    expect(shortcuts.getByText('Returns waiting').previousElementSibling?.textContent).toBe('r');
    unmount();
    const invoicing = renderSignedIn({ user: testUser('invoice') });
    await invoicing.user.keyboard('b');
    await invoicing.user.keyboard('?');
    const theirs = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(theirs.queryByText('New booking')).toBeNull();
  });
});
