import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { bodyRows, ids, loaded, rowAt, samples, showList } from './testing/sample-list.tsx';

const heading = (name: string) => screen.getByRole('columnheader', { name });
const search = () => screen.getByRole('searchbox');

describe('the first rows of a long list', () => {
  const firstRows = samples(20);
  const part = { rows: undefined, firstRows, csvName: 'trips', selectionActions: () => null };
  const grid = () => screen.getByRole('grid', { name: 'Trips' });

  it('shows them while the others load, without a count, an export or a selection of all', async () => {
    const { user, change } = showList(part);
    expect(ids()).toHaveLength(10);
    expect([grid().getAttribute('aria-busy'), grid().getAttribute('aria-rowcount')]).toEqual(['true', '-1']);
    expect(screen.queryByText('1–10 of 20')).toBeNull();
    expect(screen.getByText('1 / …')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Export/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('checkbox', { name: 'Select the rows of this page' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Select trip 2' }));
    rowAt(1).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByRole('status').textContent).toBe('1 row selected');
    change({ rows: samples(35) });
    expect(screen.getByText('1–10 of 35')).toBeTruthy();
    expect(grid().getAttribute('aria-rowcount')).toBe('36');
    expect(screen.getByRole('checkbox', { name: 'Select trip 2' })).toHaveProperty('checked', true);
  });

  it.each(['?q=zoe', '?sort=-client', '?page=2', '?group=client', '?where=price:range:33,34'])(
    'waits for all rows when the link asks for %s',
    (search) => {
      const { change } = showList(part, { route: `/${search}` });
      expect(ids()).toEqual([]);
      change({ rows: samples(35) });
      expect(ids()).not.toEqual([]);
    },
  );

  it('shows a failure of the others instead of a part that looks like the list', () => {
    showList({ ...part, load: { ...loaded, error: new Error('offline') } });
    expect(ids()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('sorting a list', () => {
  it('starts with the default sort and announces it on the heading', () => {
    showList({ defaultSort: { column: 'id', descending: true } });
    expect(ids().slice(0, 2)).toEqual(['35', '34']);
    expect(heading('No').getAttribute('aria-sort')).toBe('descending');
    expect(heading('No').getAttribute('scope')).toBe('col');
    expect(heading('Price').getAttribute('aria-sort')).toBe('none');
  });

  it('reverses the sort on another click, never removes it, and stores it in the URL', async () => {
    const { user, address } = showList();
    const button = within(heading('Client')).getByRole('button');
    for (const order of ['ascending', 'descending', 'ascending', 'descending']) {
      await user.click(button);
      expect(heading('Client').getAttribute('aria-sort')).toBe(order);
    }
    expect(address()).toBe('/?sort=-client');
    expect(rowAt(0).textContent).toContain('Zoé Maes');
  });

  it('sorts ties by the tie-breaker of the page, and empty values last in both directions', async () => {
    const rows = [
      { id: 1, date: '', client: 'a', price: 1 },
      { id: 2, date: '2026-03-02', client: 'b', price: 1 },
      { id: 3, date: '2026-03-01', client: 'c', price: 1 },
      { id: 4, date: '2026-03-02', client: 'd', price: 1 },
    ];
    const { user } = showList({
      rows,
      defaultSort: { column: 'date', descending: false },
      thenBy: [{ column: 'id', descending: true }],
    });
    expect(ids()).toEqual(['3', '4', '2', '1']);
    await user.click(within(heading('Date')).getByRole('button'));
    expect(ids()).toEqual(['4', '2', '3', '1']);
  });
});

describe('the pages of a list', () => {
  it('offers the page sizes of the specification, the first by default', async () => {
    const { user, address } = showList();
    expect(bodyRows()).toHaveLength(10);
    const size = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '20', 'All']);
    await user.selectOptions(size, 'All');
    expect(bodyRows()).toHaveLength(35);
    expect(address()).toBe('/?size=all');
    await user.selectOptions(size, '10');
    expect(address()).toBe('/');
  });

  it('changes pages, stores the page in the URL, and restores it on reload', async () => {
    const { user, address } = showList();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(ids()[0]).toBe('11');
    expect(address()).toBe('/?page=2');
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(screen.getByText('31–35 of 35')).toBeTruthy();
  });

  it('sets aria-rowindex over the whole list, not per page', () => {
    showList({}, { route: '/?page=2' });
    expect(screen.getByRole('grid', { name: 'Trips' }).getAttribute('aria-rowcount')).toBe('36');
    expect(rowAt(0).getAttribute('aria-rowindex')).toBe('12');
  });

  it('shows the last page when the URL asks for one beyond it', () => {
    showList({}, { route: '/?page=99' });
    expect(ids()[0]).toBe('31');
  });

  it('a list stays on its page after a live refresh', () => {
    const { change } = showList({}, { route: '/?page=2' });
    change({ rows: samples(36) });
    expect(ids()[0]).toBe('11');
  });
});

describe('searching a list', () => {
  it('debounces the search, ignores accents and case, finds displayed dates, and resets the page, in one navigation', async () => {
    const { user, address } = showList({}, { route: '/?page=3' });
    await user.type(search(), 'eleonore 02/03');
    expect(address()).toBe('/?page=3');
    await waitFor(() => expect(address()).toBe('/?q=eleonore+02%2F03'));
    await waitFor(() => expect(ids()).toEqual(['13', '17']));
    expect(screen.getByText('1–2 of 2')).toBeTruthy();
  });

  it('restores the search on reload, and follows the URL when it changes', async () => {
    const { go } = showList({}, { route: '/?q=zoe' });
    expect(search()).toHaveProperty('value', 'zoe');
    expect(ids()[0]).toBe('4');
    await go('/?q=fatima');
    expect(search()).toHaveProperty('value', 'fatima');
  });

  it('focuses the search with /, and the first row with Down', async () => {
    const { user } = showList();
    await user.keyboard('/');
    expect(document.activeElement).toBe(search());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rowAt(0));
  });

  it('focuses the first found row with Down during a debounced search, so that Enter never opens a stale row', async () => {
    const onOpen = vi.fn<(row: { readonly id: number }) => void>();
    const { user } = showList({ onOpen });
    await user.type(search(), 'zoe');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(rowAt(0)));
    expect(ids()[0]).toBe('4');
    expect(onOpen.mock.calls.filter(([{ id }]) => id !== 4)).toEqual([]);
  });

  it('applies a debounced search immediately on blur, so that the next click acts on the found rows', async () => {
    const { user, address } = showList();
    await user.type(search(), 'zoe');
    await user.click(rowAt(0));
    expect(address()).toBe('/?q=zoe');
  });

  it('clears the search immediately with Escape', async () => {
    const { user, address } = showList({}, { route: '/?q=zoe' });
    search().focus();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/');
  });

  it('shows totals of all found rows, whatever the page', async () => {
    const { user } = showList({
      totals: (found) => [
        { id: 'sum', label: 'Total', value: String(found.reduce((sum, { price }) => sum + price, 0)) },
      ],
    });
    expect(screen.getByText('630')).toBeTruthy();
    await user.type(search(), 'zoe{Enter}');
    expect(
      await screen.findByText(String([4, 8, 12, 16, 20, 24, 28, 32].reduce((sum, price) => sum + price, 0))),
    ).toBeTruthy();
  });
});

describe('the states of a list', () => {
  const alwaysThere = () => {
    expect(search()).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Pages: Trips' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  };

  it('shows skeleton rows under the headings on the first load', () => {
    showList({ rows: undefined, load: { ...loaded, isPending: true, isFetching: true } });
    alwaysThere();
    const grid = screen.getByRole('grid');
    expect(grid.getAttribute('aria-busy')).toBe('true');
    expect(grid.querySelectorAll('tr[data-skeleton]').length).toBeGreaterThan(5);
    expect(screen.queryByText(/of 0/)).toBeNull();
  });

  it('keeps the old rows during a refresh', () => {
    showList({ load: { ...loaded, isFetching: true } });
    alwaysThere();
    expect(bodyRows()).toHaveLength(10);
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  });

  it('shows the empty text of a list, without a button to clear filters', () => {
    showList({ rows: [] });
    alwaysThere();
    expect(screen.getByText('No trips.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('offers to clear search and page filters when nothing is found', async () => {
    const onClearFilters = vi.fn();
    const { user, address } = showList({ filtered: true, onClearFilters }, { route: '/?q=nobody' });
    alwaysThere();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClearFilters).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/');
  });

  it('shows message, code and Retry when the first load failed', async () => {
    const refetch = vi.fn();
    const error = new ApiProblem({
      status: 500,
      code: 'internal',
      messageKey: 'problem.internal',
      fields: [],
      incidentId: 'a81f',
    });
    const { user } = showList({ rows: undefined, load: { ...loaded, error, refetch } });
    alwaysThere();
    expect(screen.getByRole('alert').textContent).toMatch(/Code internal.*a81f/);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the old rows after a failed refresh, with a warning that they are stale', () => {
    showList({ load: { ...loaded, error: new Error('x') } });
    expect(bodyRows()).toHaveLength(10);
    expect(screen.getByRole('alert').textContent).toContain('out of date');
  });
});

describe('a list that is not exported', () => {
  it('shows a disabled export button with its reason, reachable by keyboard, and creates no file', async () => {
    const save = vi.spyOn(URL, 'createObjectURL');
    const { user } = showList({ csvBlocked: 'Not from here.' });
    const button = screen.getByRole('button', { name: 'Export' });
    expect(button.getAttribute('aria-description')).toBe('Not from here.');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.hover(button);
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('Not from here.'));
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(save).not.toHaveBeenCalled();
    save.mockRestore();
  });
});
