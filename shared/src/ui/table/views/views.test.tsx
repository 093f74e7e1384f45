import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem, testUser, type ContractHandlers } from '../../../testing/index.ts';
import { ids, showList } from '../testing/sample-list.tsx';
import type { ListView } from './use-list-view.ts';

const view: ListView = {
  id: 12,
  list: 'samples',
  name: 'Zoé first',
  role: null,
  isOwn: true,
  isDefault: false,
  owner: 'Ada Vermeulen',
  params: [
    { name: 'q', value: 'zoe' },
    { name: 'sort', value: '-id' },
  ],
  columns: { shown: [], hidden: ['price', 'gone'], order: ['id', 'client', 'date', 'gone'] },
};
const shared: ListView = { ...view, id: 13, name: 'Office', isOwn: false, role: 'dispatch', owner: 'Ben Peeters' };

/** A server that keeps these views. */
function stored(...views: readonly ListView[]) {
  const sent: { [name: string]: unknown }[] = [];
  let kept = [...views];
  const handlers: ContractHandlers = {
    listViews: () => kept,
    getView: ({ path }) =>
      Response.json(
        kept.filter(({ id }) => id === path.id),
        { headers: { ETag: '"v1"' } },
      ),
    createView: ({ body }) => {
      sent.push({ created: body });
      kept = [...kept, { ...view, role: null, ...body, id: 20 }];
      return { insertId: 20 };
    },
    updateView: ({ body, path, request }) => {
      sent.push({ changed: path.id, body, version: request.headers.get('If-Match') });
      kept = kept.map((one) => (one.id === path.id ? { ...one, ...body } : one));
      return { affectedRows: 1 };
    },
    deleteView: ({ path }) => {
      sent.push({ deleted: path.id });
      kept = kept.filter(({ id }) => id !== path.id);
      return { affectedRows: 1 };
    },
    setDefaultView: ({ body }) => {
      sent.push({ usual: body });
      return { affectedRows: 1 };
    },
  };
  return { handlers, sent };
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const choose = async (user: ReturnType<typeof showList>['user'], button: string | RegExp, command: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  const item = () =>
    screen.queryByRole('menuitemradio', { name: command }) ?? screen.getByRole('menuitem', { name: command });
  await user.click(await waitFor(item));
};

describe('saved views of a list', () => {
  it('saved views of a list show search, sort and columns of the view that is applied, and name it in the URL', async () => {
    const { handlers } = stored(view);
    const { user, address } = showList({}, { handlers, route: '/?page=2&from=2026-03-01' });
    await choose(user, 'Views', 'Zoé first');
    await waitFor(() => expect(ids()[0]).toBe('32'));
    expect(address()).toBe('/?from=2026-03-01&q=zoe&sort=-id&saved=12');
    await waitFor(() => expect(headings()).toEqual(['No', 'Client', 'Date']));
    expect(screen.getByRole('button', { name: 'Zoé first' })).toBeTruthy();

    await choose(user, 'Zoé first', 'Standard list');
    expect(address()).toBe('/?from=2026-03-01&saved=0');
    await waitFor(() => expect(headings()).toEqual(['No', 'Date', 'Client', 'Price']));
  });

  it('saved views of a list are applied from a link, with columns that the list no longer has left out', async () => {
    showList({}, { handlers: stored(shared).handlers, route: '/?q=zoe&sort=-id&saved=13' });
    await waitFor(() => expect(headings()).toEqual(['No', 'Client', 'Date']));
    expect(ids()[0]).toBe('32');
  });

  it('saves the state of the list under a name', async () => {
    const { handlers, sent } = stored();
    const { user, address } = showList({}, { handlers, route: '/?q=maes&where=price%3Arange%3A10%2C&page=2' });
    await choose(user, 'Views', 'Save as a new view…');
    const dialog = within(await screen.findByRole('dialog', { name: 'New view' }));
    expect(dialog.queryByLabelText('Share with the role')).toBeNull();
    await user.type(dialog.getByLabelText(/^Name/), ' Maes ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Maes' });
    const params = [
      { name: 'q', value: 'maes' },
      { name: 'where', value: 'price:range:10,' },
    ];
    const columns = { shown: [], hidden: [], order: [] };
    expect(sent).toEqual([{ created: { list: 'samples', name: 'Maes', params, columns } }]);
    expect(new URLSearchParams(address().slice(1)).get('saved')).toBe('20');
  });

  it('marks a view as modified and saves it over the version that was applied', async () => {
    const { handlers, sent } = stored(view);
    const { user } = showList({}, { handlers, route: '/?q=zoe&sort=-id&saved=12' });
    await screen.findByRole('button', { name: 'Zoé first' });
    await user.click(screen.getByRole('button', { name: 'Date' }));
    await choose(user, 'Zoé first (modified)', 'Save view “Zoé first”');
    await screen.findByRole('button', { name: 'Zoé first' });
    expect(sent).toEqual([
      {
        changed: 12,
        version: '"v1"',
        body: {
          params: [
            { name: 'q', value: 'zoe' },
            { name: 'sort', value: 'date' },
          ],
          columns: view.columns,
        },
      },
    ]);
  });

  it('keeps the state of the list when a colleague changed the view', async () => {
    const { handlers } = stored(view);
    const refusal = () => problem(409, 'record.changed', [], { known: 'yes', who: 'Ben', at: '2026-03-01T10:00:00Z' });
    const { user, address } = showList(
      {},
      { handlers: { ...handlers, updateView: refusal }, route: '/?q=maes&saved=12' },
    );
    await choose(user, 'Zoé first (modified)', 'Save view “Zoé first”');
    await screen.findByText('The view “Zoé first” was not saved.');
    expect(address()).toBe('/?q=maes&saved=12');
  });

  it('offers a shared view, read-only for users who do not share it', async () => {
    const { handlers } = stored(shared);
    const { user } = showList({}, { handlers, route: '/?q=other&saved=13' });
    await user.click(await screen.findByRole('button', { name: /Office/ }));
    await screen.findByRole('menuitemradio', { name: 'Office (by Ben Peeters)' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Save as a new view…',
      'Open the list with this view',
    ]);
  });

  it('shares a view with a role, for those with the page admin', async () => {
    const { handlers, sent } = stored(view);
    const { user } = showList({}, { handlers, route: '/?saved=12', user: testUser('super') });
    await choose(user, /Zoé first/, 'Rename or share the view…');
    const dialog = within(await screen.findByRole('dialog', { name: 'View “Zoé first”' }));
    await user.selectOptions(await dialog.findByLabelText('Share with the role'), 'Invoicing');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ changed: 12, body: { name: 'Zoé first', role: 'invoice' } }]));
  });

  it('deletes a view with Undo', async () => {
    const { handlers, sent } = stored(view);
    const { user } = showList({}, { handlers, route: '/?saved=12' });
    await choose(user, /Zoé first/, 'Delete the view');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('View “Zoé first” restored');
    const { list, name, params, columns } = view;
    expect(sent).toEqual([{ deleted: 12 }, { created: { list, name, params, columns } }]);
  });
});

describe('the default view', () => {
  it('the default view is applied when the list is opened without anything in the URL', async () => {
    const { address } = showList({}, { handlers: stored({ ...view, isDefault: true }).handlers });
    await waitFor(() => expect(address()).toBe('/?q=zoe&sort=-id&saved=12'));
  });

  it('never overrides the parameters of a link', async () => {
    const { address } = showList({}, { handlers: stored({ ...view, isDefault: true }).handlers, route: '/?q=dubois' });
    await screen.findByRole('button', { name: 'Views' });
    await waitFor(() => expect(ids()[0]).toBe('1'));
    expect(address()).toBe('/?q=dubois');
  });

  it('the default view is chosen for the list', async () => {
    const { handlers, sent } = stored(view);
    const { user } = showList({}, { handlers, route: '/?saved=12' });
    await choose(user, /Zoé first/, 'Open the list with this view');
    await screen.findByText('The list opens with the view “Zoé first”.');
    expect(sent).toEqual([{ usual: { list: 'samples', id: 12 } }]);
  });
});
